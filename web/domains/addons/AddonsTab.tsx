import { Hourglass } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { refetchMounted } from '../../relay/liveStatus.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../shell/NotFoundError.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { SimpleGrid, Stack } from '../../ui/layout/primitives.ts';
import { AddonCard } from './AddonCard.tsx';
import { AddonsEmpty } from './AddonsEmpty.tsx';
import { AddonsToolbar } from './AddonsToolbar.tsx';
import { filterAddons } from './filterAddons.ts';
import { useAddonFilter } from './useAddonFilter.ts';
import { useAnnouncedCount } from './useAnnouncedCount.ts';
import type { AddonsTabQuery } from './__generated__/AddonsTabQuery.graphql.ts';

const AddonDetailsDrawer = lazy(async () => ({
  default: (await import('./AddonDetailsDrawer.tsx')).AddonDetailsDrawer,
}));

/** The catalogue of add-ons with their state on this cluster. */
export function AddonsTab() {
  const { t } = useTranslation('addons');
  const { cluster } = useOwnedQuery<AddonsTabQuery>(
    graphql`
      query AddonsTabQuery($id: ID!) {
        cluster(id: $id) {
          status
          # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
          rev
          ...AddonCard_cluster
          addons(first: 100) {
            edges {
              node {
                name
                # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
                rev
                ...filterAddons_addon
                ...AddonCard_addon
                ...AddonDetailsDrawer_addon
              }
            }
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<AddonsTabQuery>>(),
  );
  const [filter, setFilter] = useAddonFilter();
  const addons = cluster?.addons?.edges.map(({ node }) => node) ?? [];
  const { shown, counts, categories } = filterAddons(addons, filter);
  useAnnouncedCount(filter, shown.length);
  const [search, setSearch] = useSearchParams();
  const detailed = addons.find(({ name }) => name === search.get('addon'));

  if (!cluster) throw new NotFoundError('clusters:notFound');
  if (cluster.status === 'PENDING' || cluster.status === 'CREATING') {
    return (
      <EmptyState kind="nothing" icon={Hourglass} title={t('whenReady.title')}>
        {t('whenReady.text')}
      </EmptyState>
    );
  }
  if (!cluster.addons) return <ErrorState title={t('loadFailed')} onRetry={() => void refetchMounted()} />;

  const closeDetails = () =>
    setSearch(
      (params) => {
        params.delete('addon');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap="5">
      <Heading level={2} className="kd-hidden">
        {t('title')}
      </Heading>
      <AddonsToolbar filter={filter} counts={counts} categories={categories} onChange={setFilter} />
      {shown.length === 0 ? (
        <AddonsEmpty filter={filter} onChange={setFilter} />
      ) : (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
          {shown.map((addon) => (
            <AddonCard key={addon.name} addon={addon} cluster={cluster} />
          ))}
        </SimpleGrid>
      )}
      <Suspense>{detailed && <AddonDetailsDrawer addon={detailed} onClose={closeDetails} />}</Suspense>
    </Stack>
  );
}
