import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PostgresInstances_postgres$key } from './__generated__/PostgresInstances_postgres.graphql.ts';

/** How many of the wanted instances are ready. */
export function PostgresInstances({ postgres }: { postgres: PostgresInstances_postgres$key }) {
  const { t } = useTranslation('postgres');
  const { readyInstanceCount, instanceCount } = useFragment(
    graphql`
      fragment PostgresInstances_postgres on PostgresCluster {
        readyInstanceCount
        instanceCount
      }
    `,
    postgres,
  );
  return t('fact.ready', { ready: readyInstanceCount, wanted: instanceCount });
}
