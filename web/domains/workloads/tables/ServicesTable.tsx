import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ObjectTable } from './ObjectTable.tsx';
import { ObjectName } from './ObjectName.tsx';
import type { ServicesTable_cluster$key } from './__generated__/ServicesTable_cluster.graphql.ts';

interface ServicesTableProps {
  readonly cluster: ServicesTable_cluster$key;
  /** Null: all namespaces. */
  readonly namespace: string | null;
}

/** Services with their addresses and ports. */
export function ServicesTable({ cluster, namespace }: ServicesTableProps) {
  const { t } = useTranslation('workloads');
  const { uuid, services } = useFragment(
    graphql`
      fragment ServicesTable_cluster on Cluster {
        uuid
        services {
          name
          namespace
          type
          clusterIp
          addresses
          ports {
            port
            targetPort
            protocol
          }
          createdAt
        }
      }
    `,
    cluster,
  );
  const shown = services?.filter((one) => namespace === null || one.namespace === namespace);
  return (
    <ObjectTable
      view="services"
      columns={['name', 'type', 'clusterIp', 'addresses', 'ports', 'created']}
      rows={shown?.map((service) => (
        <Row key={`${service.namespace}/${service.name}`}>
          <Cell>
            <ObjectName
              name={service.name}
              hint={service.namespace}
              to={paths.clusterManifest(uuid, 'services', service.namespace, service.name)}
            />
          </Cell>
          <Cell label={t('column.type')}>{service.type}</Cell>
          <Cell label={t('column.clusterIp')} isMono>
            {service.clusterIp ?? '–'}
          </Cell>
          <Cell label={t('column.addresses')} isMono>
            {service.addresses.join(', ') || '–'}
          </Cell>
          <Cell label={t('column.ports')} isMono>
            {service.ports
              .map(({ port, targetPort, protocol }) => `${port}→${targetPort}/${protocol}`)
              .join(', ')}
          </Cell>
          <Cell label={t('column.created')}>
            <RelativeTime at={service.createdAt} />
          </Cell>
        </Row>
      ))}
    />
  );
}
