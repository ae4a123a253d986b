/** Origins of an action, and who sees what of the recent activity. Pure: no database, no clock. */
import type { Permission } from '../../http/authGuard.ts';
import { can } from '../account/account.rules.ts';
import type { AuditNoun } from './audit.actions.ts';

export const auditOrigins = ['console', 'api_key', 'support', 'system'] as const;

/** Subjects that every role may follow; the others need the permission to read the audit log. */
const openSubjects: readonly AuditNoun[] = [
  'cluster',
  'nodepools',
  'node',
  'addon',
  'gitops',
  'deployment',
  'app',
  'postgres',
];

/** The subjects of the activity that a role sees; null for all. */
export function visibleSubjects(permission: Permission): readonly string[] | null {
  return can(permission, 'audit.read') ? null : openSubjects;
}
