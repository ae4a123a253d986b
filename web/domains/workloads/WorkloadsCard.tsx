import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useAddressParams } from '../../shell/useAddressParams.ts';
import { NativeSelect } from '../../ui/actions/NativeSelect.tsx';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { ClusterEventsTable } from './tables/ClusterEventsTable.tsx';
import { IngressesTable } from './tables/IngressesTable.tsx';
import { PodsTable } from './tables/PodsTable.tsx';
import { ServicesTable } from './tables/ServicesTable.tsx';
import { VolumeClaimsTable } from './tables/VolumeClaimsTable.tsx';
import { WorkloadsTable } from './tables/WorkloadsTable.tsx';
import { useClusterContent } from './useClusterContent.ts';
import { addressFrom, views, withAddress } from './workloadsAddress.ts';
import type {
  WorkloadsCard_cluster$data as Data,
  WorkloadsCard_cluster$key,
} from './__generated__/WorkloadsCard_cluster.graphql.ts';

/** The objects in a cluster: one list at a time, of one namespace or all. Both are in the address. */
export function WorkloadsCard({ cluster }: { cluster: WorkloadsCard_cluster$key }) {
  const { t } = useTranslation('workloads');
  const [params, change] = useAddressParams();
  const data = useFragment(
    graphql`
      fragment WorkloadsCard_cluster on Cluster {
        id
        namespaces {
          name
        }
        ...WorkloadsTable_cluster @include(if: $workloads) @alias(as: "workloads")
        ...PodsTable_cluster @include(if: $pods) @alias(as: "pods")
        ...ServicesTable_cluster @include(if: $services) @alias(as: "services")
        ...IngressesTable_cluster @include(if: $ingresses) @alias(as: "ingresses")
        ...VolumeClaimsTable_cluster @include(if: $volumes) @alias(as: "volumes")
        ...ClusterEventsTable_cluster @include(if: $events) @alias(as: "events")
      }
    `,
    cluster,
  );
  const address = addressFrom(params);
  useClusterContent(data.id, address);
  return (
    <Card>
      <CardHeader title={t('title')} description={t('description')} />
      <Flex gap="3" wrap="wrap" px="5" pt="3" pb="4" align="center">
        <Toggle
          label={t('view.label')}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={address.view}
          onChange={(view) => change((before) => withAddress(before, { view }))}
        />
        <Box minW="12rem">
          <NativeSelect
            aria-label={t('namespace.label')}
            value={address.namespace ?? ''}
            onChange={({ target }) =>
              change((before) => withAddress(before, { namespace: target.value || null }))
            }
          >
            <option value="">{t('namespace.all')}</option>
            {(data.namespaces ?? []).map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Box>
      </Flex>
      <List cluster={data} namespace={address.namespace} />
    </Card>
  );
}

/** The list that the address asks for; null for a moment while another one is loaded. */
function List({ cluster, namespace }: { cluster: Data; namespace: string | null }) {
  const { workloads, pods, services, ingresses, volumes, events } = cluster;
  if (workloads) return <WorkloadsTable cluster={workloads} />;
  if (pods) return <PodsTable cluster={pods} />;
  if (services) return <ServicesTable cluster={services} namespace={namespace} />;
  if (ingresses) return <IngressesTable cluster={ingresses} namespace={namespace} />;
  if (volumes) return <VolumeClaimsTable cluster={volumes} namespace={namespace} />;
  return events ? <ClusterEventsTable cluster={events} namespace={namespace} /> : null;
}
