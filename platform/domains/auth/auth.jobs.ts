import { z } from 'zod';
import type { Core } from '../../core.ts';
import { randomToken, sha256 } from '../../crypto/hash.ts';
import { defineJob, jobKind, type JobDefinition } from '../../jobs/definition.ts';
import { mailAttempts, type Mailer } from '../../providers/mail/port.ts';
import type { AccountService } from '../account/account.service.ts';
import { emailChangeMail, resetMail, verificationMail, wrongPasswordsMail } from './auth.kinds.ts';
import { lifetime } from './auth.rules.ts';
import { insertToken, sweepTokens, type TokenKind } from './auth.store.ts';

const sweep = jobKind('auth.sweep', z.object({}));
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Deps extends Pick<Core, 'db' | 'clock' | 'config'> {
  mailer: Mailer;
  account: Pick<AccountService, 'user' | 'userByEmail'>;
}

/** Sends the mails of sign-up, address change and password reset, and deletes what has expired. */
export function authJobs({ db, clock, config, mailer, account }: Deps): JobDefinition[] {
  const newToken = async (kind: TokenKind, userId: string, email: string, ms: number): Promise<string> => {
    const token = randomToken();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + ms);
    await insertToken(db, { hash: sha256(token), kind, userId, payload: { email }, createdAt, expiresAt });
    return token;
  };

  return [
    defineJob(
      verificationMail,
      async ({ userId, email, view }) => {
        const user = await account.user(userId);
        // The address may have been changed or verified while the mail was queued.
        const isCurrent = user.email === email && !user.verified;
        if (!isCurrent && user.pendingEmail !== email) return;
        const link = new URL(view);
        link.searchParams.set('token', await newToken('verify', userId, email, lifetime.verify));
        const data = { name: user.name, link: link.href, hours: lifetime.verify / HOUR };
        await mailer.send({ to: email, template: 'verify-email', locale: user.locale, data });
      },
      { maxAttempts: mailAttempts },
    ),
    defineJob(
      resetMail,
      async ({ email }) => {
        const user = await account.userByEmail(email);
        if (!user) return;
        const link = new URL('/resetpassword', config.publicUrl);
        link.searchParams.set('token', await newToken('reset', user.id, email, lifetime.reset));
        link.searchParams.set('email', email);
        const data = { name: user.name, link: link.href, minutes: lifetime.reset / MINUTE };
        await mailer.send({ to: email, template: 'reset-password', locale: user.locale, data });
      },
      { maxAttempts: mailAttempts },
    ),
    defineJob(
      emailChangeMail,
      async ({ userId, email, newEmail }) => {
        const user = await account.user(userId);
        const link = new URL('/email/undo', config.publicUrl);
        link.searchParams.set('token', await newToken('undo-email', userId, email, lifetime.undoEmail));
        const data = { name: user.name, link: link.href, newEmail, hours: lifetime.undoEmail / HOUR };
        await mailer.send({ to: email, template: 'email-change', locale: user.locale, data });
      },
      { maxAttempts: mailAttempts },
    ),
    defineJob(
      wrongPasswordsMail,
      async ({ email, tries }) => {
        const user = await account.userByEmail(email);
        if (!user) return;
        const link = new URL('/settings/password', config.publicUrl).href;
        const data = { name: user.name, link, tries };
        await mailer.send({ to: email, template: 'wrong-passwords', locale: user.locale, data });
      },
      { maxAttempts: mailAttempts },
    ),
    defineJob(sweep, () => sweepTokens(db, clock.now()), { everyMs: HOUR }),
  ];
}
