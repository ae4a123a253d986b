import { desc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { outboxMails } from '../../db/schema/providers.ts';
import type { OutboxStore } from './outbox.ts';
import { OUTBOX_PAGE } from './outbox.ts';
import type { MailTemplate } from './port.ts';

/** Stores mails in `outbox_mails`. */
export function createDatabaseOutbox(db: Queryable): OutboxStore {
  return {
    add: async ({ to, ...mail }) => {
      await db.insert(outboxMails).values({ ...mail, recipient: to, sentAt: mail.createdAt });
    },
    list: async () => {
      const rows = await db
        .select()
        .from(outboxMails)
        .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
        .limit(OUTBOX_PAGE);
      return rows.map(({ recipient, template, link, sentAt: _sentAt, ...row }) => ({
        ...row,
        to: recipient,
        // Only this file writes the table, so `template` is one of this type.
        template: template as MailTemplate,
        link: link ?? '',
      }));
    },
  };
}
