import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ObjectTable } from './ObjectTable.tsx';
import { ObjectName } from './ObjectName.tsx';
import type { IngressesTable_cluster$key } from './__generated__/IngressesTable_cluster.graphql.ts';

interface IngressesTableProps {
  readonly cluster: IngressesTable_cluster$key;
  /** Null: all namespaces. */
  readonly namespace: string | null;
}

/** Ingresses with their hosts. */
export function IngressesTable({ cluster, namespace }: IngressesTableProps) {
  const { t } = useTranslation('workloads');
  const { uuid, ingresses } = useFragment(
    graphql`
      fragment IngressesTable_cluster on Cluster {
        uuid
        ingresses {
          name
          namespace
          className
          hosts
          addresses
          hasTls
          createdAt
        }
      }
    `,
    cluster,
  );
  const shown = ingresses?.filter((one) => namespace === null || one.namespace === namespace);
  return (
    <ObjectTable
      view="ingresses"
      columns={['name', 'class', 'hosts', 'addresses', 'tls', 'created']}
      rows={shown?.map((ingress) => (
        <Row key={`${ingress.namespace}/${ingress.name}`}>
          <Cell>
            <ObjectName
              name={ingress.name}
              hint={ingress.namespace}
              to={paths.clusterManifest(uuid, 'ingresses', ingress.namespace, ingress.name)}
            />
          </Cell>
          <Cell label={t('column.class')}>{ingress.className ?? t('defaultClass')}</Cell>
          <Cell label={t('column.hosts')} isMono>
            {ingress.hosts.join(', ') || '–'}
          </Cell>
          <Cell label={t('column.addresses')} isMono>
            {ingress.addresses.join(', ') || '–'}
          </Cell>
          <Cell label={t('column.tls')}>{ingress.hasTls ? t('yes') : t('no')}</Cell>
          <Cell label={t('column.created')}>
            <RelativeTime at={ingress.createdAt} />
          </Cell>
        </Row>
      ))}
    />
  );
}
