import { z } from 'zod';
import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import { defineJob, jobKind, type JobDefinition } from '../../jobs/definition.ts';
import { mailAttempts, type Mailer } from '../../providers/mail/port.ts';
import type { AccountService } from '../account/account.service.ts';
import { notificationKinds } from './notifications.rules.ts';
import type { Notifications } from './notifications.service.ts';
import { unsubscribeLink } from './unsubscribeLink.ts';
import { takeSummary, unreadSince, usersToSummarize } from './summaries.store.ts';

const items = z.array(
  z.object({ kind: z.enum(notificationKinds), params: z.record(z.string(), z.string()) }),
);

/** The e-mail with a day's unread notifications; `total` may be more than are listed. */
export const summaryMail = jobKind(
  'notifications.summary',
  z.object({ userId: z.string(), items, total: z.int() }),
  { isShort: true },
);

const collect = jobKind('notifications.summaries', z.object({}));
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LISTED = 20;

type CollectDeps = Pick<Core, 'db' | 'clock' | 'jobs'>;

async function summarize({ db, clock, jobs }: CollectDeps, userId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const now = clock.now();
    const since = await takeSummary(tx, userId, { before: new Date(now.getTime() - DAY), now });
    if (!since) return;
    const { rows, total } = await unreadSince(tx, userId, { since, now }, LISTED);
    if (total === 0) return;
    const listed = rows.map(({ kind, params }) => ({ kind, params }));
    await jobs.enqueue(tx, summaryMail, { userId, items: listed, total });
  });
}

/** Orders a mail for each user whose last summary is a day old; users without unread news get none. */
export async function collectSummaries(deps: CollectDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DAY);
  for (const userId of await usersToSummarize(deps.db, before)) await summarize(deps, userId);
}

interface Deps extends Pick<Core, 'config'>, CollectDeps {
  mailer: Mailer;
  account: Pick<AccountService, 'user'>;
  notifications: Pick<Notifications, 'unsubscribeToken'>;
}

/** Orders and sends the daily summaries. */
export function summaryJobs({ config, mailer, account, notifications, ...deps }: Deps): JobDefinition[] {
  return [
    defineJob(collect, () => collectSummaries(deps), { everyMs: HOUR }),
    defineJob(
      summaryMail,
      async ({ userId, items: listed, total }) => {
        const user = await account.user(userId);
        const data = {
          name: user.name,
          link: new URL('/notifications', config.publicUrl).href,
          unsubscribe: unsubscribeLink({ config, notifications }, userId, 'daily_summary'),
          items: listed,
          total,
        };
        await mailer.send({ to: user.email, template: 'summary', locale: user.locale, data });
      },
      { maxAttempts: mailAttempts },
    ),
  ];
}
