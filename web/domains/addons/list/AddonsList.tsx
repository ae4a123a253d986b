import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useHeldOrder } from '../../../ui/useHeldOrder.ts';
import { useAnnouncedCount } from '../../../shell/useAnnouncedCount.ts';
import { useOpenDetails } from '../../../shell/useOpenDetails.ts';
import { refetchMounted } from '../../../relay/live/liveStatus.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SimpleGrid } from '../../../ui/layout/primitives.ts';
import { AddonCard } from '../AddonCard.tsx';
import { AddonsEmpty } from './AddonsEmpty.tsx';
import { AddonsToolbar } from './AddonsToolbar.tsx';
import { filterAddons } from './filterAddons.ts';
import { useAddonFilter } from './useAddonFilter.ts';
import type { AddonsList_cluster$key } from './__generated__/AddonsList_cluster.graphql.ts';

const AddonDetailsDrawer = lazyPart(() => import('./AddonDetailsDrawer.tsx'), 'AddonDetailsDrawer');

/** The filtered add-ons, and the details of one of them. */
export function AddonsList({ cluster }: { cluster: AddonsList_cluster$key }) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment AddonsList_cluster on Cluster {
        ...AddonCard_cluster
        ...AddonDetailsDrawer_cluster
        addons(first: 100) {
          edges {
            node {
              # eslint-disable-next-line relay/unused-fields -- useHeldOrder reads it
              id
              name
              ...filterAddons_addon
              ...AddonCard_addon
              ...AddonDetailsDrawer_addon
            }
          }
        }
      }
    `,
    cluster,
  );
  const [filter, setFilter] = useAddonFilter();
  const addons = data.addons?.edges.map(({ node }) => node) ?? [];
  const { shown, counts, categories } = filterAddons(addons, filter);
  const { ordered, hold } = useHeldOrder(shown, JSON.stringify(filter));
  useAnnouncedCount(Object.values(filter).join(' '), t('filter.found', { count: shown.length }));
  const [detailedName, closeDetails] = useOpenDetails('addon');
  const detailed = addons.find(({ name }) => name === detailedName);

  if (!data.addons)
    return <ErrorState title={t('loadFailed')} level={3} onRetry={() => void refetchMounted()} />;
  return (
    <>
      <AddonsToolbar filter={filter} counts={counts} categories={categories} onChange={setFilter} />
      {shown.length === 0 ? (
        <AddonsEmpty filter={filter} onChange={setFilter} />
      ) : (
        <SimpleGrid columns={{ base: 1, xl: 2, '2xl': 3 }} gap="4" {...hold}>
          {ordered.map((addon) => (
            <AddonCard key={addon.name} addon={addon} cluster={data} />
          ))}
        </SimpleGrid>
      )}
      <Suspense>
        {detailed && <AddonDetailsDrawer addon={detailed} cluster={data} onClose={closeDetails} />}
      </Suspense>
    </>
  );
}
