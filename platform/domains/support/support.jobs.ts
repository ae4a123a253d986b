import { z } from 'zod';
import type { Core } from '../../core.ts';
import { defineJob, jobKind, type JobDefinition } from '../../jobs/definition.ts';
import { mailAttempts, type Mailer } from '../../providers/mail/port.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import { supportRequestMail } from './support.kinds.ts';

const endAccess = jobKind('support.end-access', z.object({}));
const MINUTE = 60_000;

interface Deps extends Pick<Core, 'config'> {
  mailer: Mailer;
  sessions: Pick<Sessions, 'endClosedSupport'>;
}

/** Sends what users write to support, and ends the sessions of operators whose access ended by itself. */
export function supportJobs({ config, mailer, sessions }: Deps): JobDefinition[] {
  return [
    defineJob(
      supportRequestMail,
      async (request) => {
        if (config.supportEmail === null) return;
        const link = new URL('/operator', config.publicUrl).href;
        await mailer.send({
          to: config.supportEmail,
          template: 'support-request',
          locale: 'en',
          data: { ...request, link },
        });
      },
      { maxAttempts: mailAttempts },
    ),
    defineJob(endAccess, () => sessions.endClosedSupport(), { everyMs: MINUTE }),
  ];
}
