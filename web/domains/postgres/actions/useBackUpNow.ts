import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useBackUpPostgres } from './useBackUpPostgres.ts';
import type { useBackUpNow_postgres$key } from './__generated__/useBackUpNow_postgres.graphql.ts';

/** Starts a backup and reports how that went. */
export function useBackUpNow(postgres: useBackUpNow_postgres$key): () => Promise<void> {
  const { t } = useTranslation('postgres');
  const { id, name } = useFragment(
    graphql`
      fragment useBackUpNow_postgres on PostgresCluster {
        id
        name
      }
    `,
    postgres,
  );
  const [backUp] = useBackUpPostgres();
  const fail = useFailureToast();
  return async () => {
    const result = await backUp({ input: { id } });
    if (result.ok) toast.success({ title: t('backUp.started', { name }) });
    else fail(result);
  };
}
