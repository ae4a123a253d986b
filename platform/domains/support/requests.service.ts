import type { Core } from '../../core.ts';
import type { Actor } from '../../http/authGuard.ts';
import { refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService } from '../account/account.service.ts';
import { supportRequestMail } from './support.kinds.ts';

/** What a user writes to support. */
export interface SupportRequest {
  subject: string;
  message: string;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'config' | 'jobs' | 'limiter'> {
  account: Pick<AccountService, 'user' | 'accountOf'>;
}

const REQUESTS_PER_HOUR = 10;
const HOUR = 3_600;

export type SupportRequests = ReturnType<typeof createSupportRequests>;

/** Writing to support: an e-mail to the configured address, queued like all others. */
export function createSupportRequests({ db, clock, config, jobs, limiter, account }: Deps) {
  return {
    isOffered: (): boolean => config.supportEmail !== null,
    /** Queues the e-mail and returns the address that the reply is sent to. 409 without a configured address. */
    send: async (actor: Actor, { subject, message }: SupportRequest): Promise<string> => {
      if (config.supportEmail === null) throw refused(text('support_form_off'));
      await limiter.consume(`support-request:${actor.userId}`, REQUESTS_PER_HOUR, HOUR);
      const [{ email, name }, { name: team }] = await Promise.all([
        account.user(actor.userId),
        account.accountOf(actor.accountId),
      ]);
      const sentAt = clock.now().toISOString();
      const { accountId, permission } = actor;
      const payload = { from: email, name, team, accountId, role: permission, subject, message, sentAt };
      await jobs.enqueue(db, supportRequestMail, payload);
      return email;
    },
  };
}
