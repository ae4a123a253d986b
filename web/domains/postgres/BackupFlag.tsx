import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import type { BackupFlag_postgres$key } from './__generated__/BackupFlag_postgres.graphql.ts';

/** State of the backups in a word, and how old the last one is. */
export function BackupFlag({ postgres }: { postgres: BackupFlag_postgres$key }) {
  const { t } = useTranslation('postgres');
  const { backup } = useFragment(
    graphql`
      fragment BackupFlag_postgres on PostgresCluster {
        backup {
          isEnabled
          archiving
          lastBackupAt
          lastBackupError
        }
      }
    `,
    postgres,
  );
  if (!backup.isEnabled) return t('backups.off');
  if (backup.archiving === 'FAILING') return <StatusBadge tone="failed" label={t('backups.failing')} />;
  if (backup.lastBackupError) return <StatusBadge tone="attention" label={t('backups.lastFailed')} />;
  if (!backup.lastBackupAt) return t('backups.waiting');
  return (
    <Flex as="span" gap="1.5" align="center" wrap="wrap">
      <StatusBadge tone="ok" label={t('backups.on')} />
      <span>
        {t('backups.last')} <RelativeTime at={backup.lastBackupAt} />
      </span>
    </Flex>
  );
}
