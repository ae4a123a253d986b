import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatUnit } from '../../../lib/numbers.ts';
import { paths } from '../../../shell/paths.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import { ObjectTable } from './ObjectTable.tsx';
import { ObjectName } from './ObjectName.tsx';
import type { VolumeClaimsTable_cluster$key } from './__generated__/VolumeClaimsTable_cluster.graphql.ts';

interface VolumeClaimsTableProps {
  readonly cluster: VolumeClaimsTable_cluster$key;
  /** Null: all namespaces. */
  readonly namespace: string | null;
}

const tones = { Bound: 'ok', Pending: 'busy', Lost: 'failed' } as const;

/** Claims of storage. */
export function VolumeClaimsTable({ cluster, namespace }: VolumeClaimsTableProps) {
  const { t } = useTranslation('workloads');
  const locale = useLocale();
  const { uuid, volumeClaims } = useFragment(
    graphql`
      fragment VolumeClaimsTable_cluster on Cluster {
        uuid
        volumeClaims {
          name
          namespace
          phase
          sizeGb
          storageClass
          volumeName
          createdAt
        }
      }
    `,
    cluster,
  );
  const shown = volumeClaims?.filter((one) => namespace === null || one.namespace === namespace);
  const phaseOf = (phase: string) => (phase in tones ? (phase as keyof typeof tones) : 'Pending');
  return (
    <ObjectTable
      view="volumes"
      columns={['name', 'state', 'size', 'class', 'volume', 'created']}
      rows={shown?.map((claim) => (
        <Row key={`${claim.namespace}/${claim.name}`}>
          <Cell>
            <ObjectName
              name={claim.name}
              hint={claim.namespace}
              to={paths.clusterManifest(uuid, 'volumeclaims', claim.namespace, claim.name)}
            />
          </Cell>
          <Cell label={t('column.state')}>
            <StatusBadge tone={tones[phaseOf(claim.phase)]} label={t(`phase.${phaseOf(claim.phase)}`)} />
          </Cell>
          <Cell label={t('column.size')}>
            <Tabular>{formatUnit(claim.sizeGb, 'GiB', locale)}</Tabular>
          </Cell>
          <Cell label={t('column.class')}>{claim.storageClass ?? t('defaultClass')}</Cell>
          <Cell label={t('column.volume')} isMono>
            {claim.volumeName ?? '–'}
          </Cell>
          <Cell label={t('column.created')}>
            <RelativeTime at={claim.createdAt} />
          </Cell>
        </Row>
      ))}
    />
  );
}
