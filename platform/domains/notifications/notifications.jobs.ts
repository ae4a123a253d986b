import { z } from 'zod';
import type { Core } from '../../core.ts';
import { defineJob, jobKind, type JobDefinition } from '../../jobs/definition.ts';
import { mailAttempts, type Mailer } from '../../providers/mail/port.ts';
import type { AccountService } from '../account/account.service.ts';
import { notificationMail } from './notifications.kinds.ts';
import { pageOfNews } from './notifications.rules.ts';
import type { Notifications } from './notifications.service.ts';
import { summaryJobs } from './summaries.jobs.ts';
import { unsubscribeLink } from './unsubscribeLink.ts';

const sweep = jobKind('notifications.sweep', z.object({}));
const DAY = 86_400_000;

interface Deps extends Pick<Core, 'db' | 'clock' | 'jobs' | 'config'> {
  mailer: Mailer;
  account: Pick<AccountService, 'user'>;
  notifications: Pick<Notifications, 'unsubscribeToken' | 'sweep'>;
}

/** Sends the e-mails of notifications and their summaries, and deletes old ones. */
export function notificationJobs({ config, mailer, account, notifications, ...deps }: Deps): JobDefinition[] {
  return [
    defineJob(
      notificationMail,
      async ({ userId, kind, params }) => {
        const user = await account.user(userId);
        const data = {
          name: user.name,
          link: new URL(pageOfNews({ kind, params }), config.publicUrl).href,
          unsubscribe: unsubscribeLink({ config, notifications }, userId, kind),
          kind,
          params,
        };
        await mailer.send({ to: user.email, template: 'notification', locale: user.locale, data });
      },
      { maxAttempts: mailAttempts },
    ),
    ...summaryJobs({ ...deps, config, mailer, account, notifications }),
    defineJob(sweep, () => notifications.sweep(), { everyMs: DAY }),
  ];
}
