import { Boxes } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useBusy } from '../../../relay/live/polling.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Stack } from '../../../ui/layout/primitives.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';
import { ApplyRegistryForm } from './ApplyRegistryForm.tsx';
import { ClusterRegistryRow, type LeavingClusterRegistry } from './ClusterRegistryRow.tsx';
import { useDefaultRegistry } from './useDefaultRegistry.ts';
import { useRegistryNews } from './useRegistryNews.ts';
import type { ClusterRegistriesCard_cluster$key } from './__generated__/ClusterRegistriesCard_cluster.graphql.ts';

const RemoveClusterRegistryDialog = lazyPart(
  () => import('./RemoveClusterRegistryDialog.tsx'),
  'RemoveClusterRegistryDialog',
);

/** The applied registries, and a row to apply another one. */
export function ClusterRegistriesCard({ cluster }: { cluster: ClusterRegistriesCard_cluster$key }) {
  const { t } = useTranslation('registries');
  const data = useFragment(
    graphql`
      fragment ClusterRegistriesCard_cluster on Cluster {
        id
        registries(first: 100) {
          edges {
            node {
              id
              name
              isDefault
              status
              # eslint-disable-next-line relay/unused-fields -- useRegistryNews reads it
              detail {
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- useRegistryNews reads it
                ...MessageText_message
              }
              ...ClusterRegistryRow_registry
            }
          }
        }
        applicableRegistries {
          __typename
        }
        ...ApplyRegistryForm_cluster
      }
    `,
    cluster,
  );
  const rows = data.registries?.edges.map(({ node }) => node);
  const [leaving, setLeaving] = useState<LeavingClusterRegistry>();
  const opener = useReturnFocus<HTMLElement>(leaving !== undefined);
  const choice = useDefaultRegistry(data.id);
  const expectNews = useRegistryNews(rows);
  useBusy(rows?.some(({ status }) => status === 'APPLYING' || status === 'REMOVING') ?? false);

  if (!rows) {
    return (
      <Card>
        <MissingData title={t('loadFailed')} />
      </Card>
    );
  }
  // Nothing is applied and the account has no registry.
  const hasNone = rows.length === 0 && data.applicableRegistries?.length === 0;
  const columns = ['name', 'type', 'status', 'appliedAt'].map((key) => ({ key, header: t(`column.${key}`) }));
  return (
    <Stack gap="5">
      <Card>
        {rows.length === 0 ? (
          <EmptyState
            kind="first"
            icon={Boxes}
            title={t(hasNone ? 'cluster.noneAtAll.title' : 'cluster.empty.title')}
            actions={
              <ButtonLink variant={hasNone ? 'primary' : 'secondary'} to={paths.integrations('registry')}>
                {t(hasNone ? 'cluster.noneAtAll.add' : 'cluster.manage')}
              </ButtonLink>
            }
          >
            {t(hasNone ? 'cluster.noneAtAll.text' : 'cluster.empty.text')}
          </EmptyState>
        ) : (
          <>
            <CardHeader
              title={t('cluster.title')}
              description={t('cluster.description')}
              actions={<ButtonLink to={paths.integrations('registry')}>{t('cluster.manage')}</ButtonLink>}
            />
            <Box mt="4" ref={opener} tabIndex={-1} outline="none">
              <Table
                caption={t('cluster.title')}
                columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
              >
                {rows.map((row) => (
                  <ClusterRegistryRow
                    key={row.id}
                    registry={row}
                    choice={choice}
                    onOrdered={() => expectNews('apply', row.name)}
                    onRemove={setLeaving}
                  />
                ))}
              </Table>
            </Box>
            {rows.every(({ isDefault }) => isDefault === null) ? (
              <MissingData title={t('loadFailed')} />
            ) : null}
          </>
        )}
      </Card>
      {hasNone ? null : <ApplyRegistryForm cluster={data} onOrdered={(name) => expectNews('apply', name)} />}
      <Suspense fallback={null}>
        {leaving ? (
          <RemoveClusterRegistryDialog
            registry={leaving}
            onOrdered={() => expectNews('remove', leaving.name)}
            onClose={() => setLeaving(undefined)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
