import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import { defineJob, jobKind, type JobDefinition } from '../../../jobs/definition.ts';
import { mailAttempts, type Mailer } from '../../../providers/mail/port.ts';
import type { SubscriptionChanges } from '../../billing/subscription.service.ts';
import { cutSockets } from '../account.changes.ts';
import type { AccountService } from '../account.service.ts';
import { closingMail } from './closing.kinds.ts';
import { dueAccounts, eraseAccount, lockDueAccount, ownersOf } from './closing.store.ts';

const erase = jobKind('account.erase', z.object({}));
const HOUR = 60 * 60 * 1000;

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus' | 'config'> {
  mailer: Mailer;
  account: Pick<AccountService, 'accountOf'>;
  subscriptions: Pick<SubscriptionChanges, 'cancelAll'>;
}

/** Informs the owners of a deletion, and erases accounts whose time of grace is over. */
export function closingJobs(deps: Deps): JobDefinition[] {
  const { db, clock, config, mailer, account, subscriptions } = deps;
  return [
    defineJob(
      closingMail,
      async ({ accountId }) => {
        const { name: team, deletionAt } = await account.accountOf(accountId);
        if (!deletionAt) return;
        const link = new URL('/settings/account', config.publicUrl).href;
        for (const { name, email, locale } of await ownersOf(db, accountId)) {
          const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
            deletionAt,
          );
          await mailer.send({
            to: email,
            template: 'account-closing',
            locale,
            data: { name, team, date, link },
          });
        }
      },
      { maxAttempts: mailAttempts },
    ),
    defineJob(
      erase,
      async () => {
        const now = clock.now();
        for (const id of await dueAccounts(db, now))
          await transaction(db, async (tx) => {
            if (!(await lockDueAccount(tx, id, now))) return;
            // Something may have been bought or resumed since the deletion.
            await subscriptions.cancelAll(tx, id);
            await cutSockets(deps, tx, { accountId: id });
            await eraseAccount(tx, id);
          });
      },
      { everyMs: HOUR },
    ),
  ];
}
