import { z } from 'zod';
import { pageQuery } from '../../http/paging.ts';
import { inputText } from '../../messages/messages.ts';
import { auditOrigins } from './audit.rules.ts';

const time = z.iso
  .datetime({ offset: true, error: inputText('value_invalid') })
  .transform((value) => new Date(value))
  .optional();

/** The query of the audit log: page and filters. */
export const auditQuery = pageQuery.extend({
  /** `cluster.update`, or `cluster` for all actions of a noun. */
  action: z.string().max(100).optional(),
  origin: z
    .enum(auditOrigins, inputText('value_not_offered', { values: auditOrigins.join(', ') }))
    .optional(),
  actor: z.uuid(inputText('audit_actor')).optional(),
  target: z.string().max(200).optional(),
  search: z.string().max(200).optional(),
  /** Entries of this time or later. */
  since: time,
  /** Entries before this time. */
  until: time,
});
export type AuditQuery = z.output<typeof auditQuery>;
