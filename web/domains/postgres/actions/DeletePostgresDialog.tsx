import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useDeletePostgres } from './useDeletePostgres.ts';
import type { DeletePostgresDialog_postgres$key } from './__generated__/DeletePostgresDialog_postgres.graphql.ts';

export interface PostgresDialogProps<Key> {
  readonly postgres: Key;
  readonly onClose: () => void;
}

interface DeletePostgresDialogProps extends PostgresDialogProps<DeletePostgresDialog_postgres$key> {
  /** Called after the deletion has started, in place of `onClose`. */
  readonly onDone?: () => void;
}

/** Confirms the deletion by typing, and says what happens to the backups. */
export function DeletePostgresDialog({ postgres, onClose, onDone }: DeletePostgresDialogProps) {
  const { t } = useTranslation('postgres');
  const { id, name, backup, exposure } = useFragment(
    graphql`
      fragment DeletePostgresDialog_postgres on PostgresCluster {
        id
        name
        backup {
          isEnabled
          retentionDays
        }
        exposure {
          isEnabled
        }
      }
    `,
    postgres,
  );
  const [remove] = useDeletePostgres();
  const confirm = async () => {
    const result = await remove({ input: { id } });
    if (!result.ok) return `${t('delete.failed')}. ${failureText(result, t).description}`;
    toast.success({ title: t('delete.started', { name }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onDone={onDone}
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
      consequences={[
        backup.isEnabled ? t('delete.backups', { count: backup.retentionDays }) : t('delete.noBackups'),
        ...(exposure.isEnabled ? [t('delete.public')] : []),
      ]}
      typed={{
        value: 'delete me',
        kind: 'word',
        missing: t('delete.required'),
        mismatch: t('delete.mismatch'),
      }}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}
