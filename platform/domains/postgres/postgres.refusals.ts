import { refused, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { PostgresBlocker } from './postgres.rules.ts';

/** Blocker → refusal for users. */
export function postgresRefusal(blocker: PostgresBlocker): DomainError {
  switch (blocker) {
    case 'archived':
      return refused(text('archived'));
    case 'cluster_not_active':
      return refused(text('postgres_cluster_not_active'), { error: blocker });
    case 'busy':
      return refused(text('postgres_busy'), { error: blocker });
    case 'uninstalling':
      return refused(text('postgres_deleting'), { error: 'busy' });
    case 'uninstalled':
      return refused(text('postgres_deleted'), { error: 'not_installed' });
    case 'backups_off':
      return refused(text('postgres_backups_off'), { error: blocker });
    case 'deletes_backups':
      return refused(text('postgres_backups_deleting'), { error: 'busy' });
    case 'no_replica':
      return refused(text('postgres_no_replica'), { error: blocker });
  }
}
