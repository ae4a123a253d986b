import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { asPostgresStatus, postgresLook } from './postgresStatus.ts';
import type { PostgresStatusBadge_postgres$key } from './__generated__/PostgresStatusBadge_postgres.graphql.ts';

/** The status of a database. */
export function PostgresStatusBadge({ postgres }: { postgres: PostgresStatusBadge_postgres$key }) {
  const { t } = useTranslation('postgres');
  const { status } = useFragment(
    graphql`
      fragment PostgresStatusBadge_postgres on PostgresCluster {
        status
      }
    `,
    postgres,
  );
  const { tone, isMoving } = postgresLook(status);
  return <StatusBadge tone={tone} isBusy={isMoving} label={t(`status.${asPostgresStatus(status)}`)} />;
}
