import type { Core } from '../../core.ts';
import { randomToken, sha256 } from '../../crypto/hash.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { mailAttempts, type Mailer } from '../../providers/mail/port.ts';
import type { AccountService } from '../account/account.service.ts';
import { inviteMail } from './team.kinds.ts';
import { inviteLifetime } from './team.rules.ts';
import { findInvite, setInviteToken } from './team.store.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Deps extends Pick<Core, 'db' | 'config'> {
  mailer: Mailer;
  account: Pick<AccountService, 'user' | 'userByEmail'>;
}

/** Sends the mails of invites. */
export function teamJobs({ db, config, mailer, account }: Deps): JobDefinition[] {
  const localeFor = async (email: string, invitedBy: string | null) => {
    const known = await account.userByEmail(email);
    return (known ?? (invitedBy === null ? null : await account.user(invitedBy)))?.locale ?? 'en';
  };
  return [
    defineJob(
      inviteMail,
      async ({ inviteId }) => {
        const invite = await findInvite(db, { id: inviteId });
        if (!invite || invite.acceptedAt) return;
        const token = randomToken();
        if (!(await setInviteToken(db, inviteId, sha256(token)))) return;
        const link = new URL('/signup/user', config.publicUrl);
        link.searchParams.set('id', token);
        link.searchParams.set('email', invite.email);
        const { email, accountName: team, inviterName } = invite;
        const data = { inviter: inviterName, team, link: link.href, days: inviteLifetime / DAY };
        const locale = await localeFor(email, invite.invitedBy);
        await mailer.send({ to: email, template: 'invite', locale, data });
      },
      { maxAttempts: mailAttempts },
    ),
  ];
}
