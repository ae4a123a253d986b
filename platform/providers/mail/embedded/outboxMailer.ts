import type { Clock } from '../../../clock.ts';
import type { OutboxStore } from '../outbox.ts';
import type { Mailer } from '../port.ts';
import { renderMail } from '../templates.ts';

/** A mailer that stores mails in the outbox, shown at /dev/outbox. */
export function createOutboxMailer({ outbox, clock }: { outbox: OutboxStore; clock: Clock }): Mailer {
  return {
    send: async (mail) => {
      const { to, template, locale, data } = mail;
      const { headers: _headers, ...content } = renderMail(mail);
      await outbox.add({
        to,
        template,
        locale,
        link: data.link,
        ...content,
        createdAt: clock.now(),
      });
    },
  };
}
