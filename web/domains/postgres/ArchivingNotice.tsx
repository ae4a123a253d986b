import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Mono } from '../../ui/text/Mono.tsx';
import type { ArchivingNotice_postgres$key } from './__generated__/ArchivingNotice_postgres.graphql.ts';

/** Failing archiving and a failed backup, with the words of the operator; nothing while all is well. */
export function ArchivingNotice({ postgres }: { postgres: ArchivingNotice_postgres$key }) {
  const { t } = useTranslation('postgres');
  const { name, status, cluster, backup } = useFragment(
    graphql`
      fragment ArchivingNotice_postgres on PostgresCluster {
        name
        status
        cluster {
          uuid
        }
        backup {
          isEnabled
          archiving
          archivingError
          lastBackupError
        }
      }
    `,
    postgres,
  );
  const isFailing = backup.archiving === 'FAILING';
  if (!backup.isEnabled || status === 'UNINSTALLING' || (!isFailing && !backup.lastBackupError)) return null;
  const reason = isFailing ? backup.archivingError : backup.lastBackupError;
  return (
    <Banner
      tone={isFailing ? 'error' : 'warning'}
      title={t(isFailing ? 'backups.failing' : 'backups.lastFailed')}
      actions={
        <ButtonLink size="sm" to={paths.editPostgres(cluster.uuid, name, 'backup')}>
          {t('action.settings')}
        </ButtonLink>
      }
    >
      {isFailing ? <p>{t('backups.failingText', { name })}</p> : null}
      {reason ? <Mono overflowWrap="anywhere">{reason}</Mono> : null}
    </Banner>
  );
}
