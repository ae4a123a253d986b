import { CircleArrowUp, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Cell, Row } from '../../../../ui/layout/Table.tsx';
import { VisuallyHidden } from '../../../../ui/layout/primitives.ts';
import { Flag } from '../../../../ui/text/Flag.tsx';
import { RelativeTime } from '../../../../ui/text/RelativeTime.tsx';
import { ClusterMenu } from '../../ClusterMenu.tsx';
import { ClusterProgress } from '../../ClusterProgress.tsx';
import { ClusterStatusBadge } from '../../ClusterStatusBadge.tsx';
import { SelectBox } from '../bulk/SelectBox.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { ClusterFailure } from './ClusterFailure.tsx';
import { ClusterLabels } from './ClusterLabels.tsx';
import { ClusterName } from './ClusterName.tsx';
import { MonthlyPrice } from './MonthlyPrice.tsx';
import { NodeCount } from './NodeCount.tsx';
import './list.css';
import type { ClusterRow_cluster$key } from './__generated__/ClusterRow_cluster.graphql.ts';

interface ClusterRowProps {
  readonly cluster: ClusterRow_cluster$key;
  /** Null when it is not known: then there is no star. */
  readonly isFavorite: boolean | null;
  readonly isSelected: boolean;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

/** One cluster as a row of the table. */
export function ClusterRow({ cluster, isFavorite, isSelected, onSelect }: ClusterRowProps) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterRow_cluster on Cluster {
        id
        name
        location {
          city
          countryCode
        }
        k3sVersion
        k3sUpgrades
        isProtected
        createdAt
        ...ClusterName_cluster
        ...ClusterStatusBadge_cluster
        ...ClusterProgress_cluster
        ...ClusterFailure_cluster
        ...ClusterLabels_cluster
        ...ClusterMenu_cluster
        ...MonthlyPrice_cluster
        ...NodeCount_cluster
      }
    `,
    cluster,
  );
  const [upgrade] = data.k3sUpgrades;
  return (
    <Row className="kd-cluster-row">
      <Cell>
        {/* One box: on a phone the cell puts its children beside each other. */}
        <div>
          <div className="kd-cluster-line">
            <SelectBox
              label={t('list.bulk.one', { name: data.name })}
              isSelected={isSelected}
              onChange={(next) => onSelect(data.id, next)}
            />
            {isFavorite === null ? null : (
              <FavoriteButton id={data.id} name={data.name} isFavorite={isFavorite} />
            )}
            <ClusterName cluster={data} />
            {data.isProtected ? (
              <span className="kd-cluster-lock">
                <Lock aria-hidden width={14} height={14} />
                <VisuallyHidden>{t('list.facts.protected')}</VisuallyHidden>
              </span>
            ) : null}
          </div>
          <ClusterLabels cluster={data} max={2} />
        </div>
      </Cell>
      <Cell label={t('list.sort.status')}>
        <div className="kd-cluster-state">
          <ClusterStatusBadge cluster={data} />
          <ClusterProgress cluster={data} isQuiet />
          <ClusterFailure cluster={data} className="kd-cluster-cut" />
        </div>
      </Cell>
      <Cell label={t('list.sort.location')}>
        <span className="kd-cluster-still">
          <Flag country={data.location.countryCode} /> {data.location.city}
        </span>
      </Cell>
      <Cell label={t('list.facts.version')} isMono>
        {/* One box, as above: beside each other both are wider than a phone. */}
        <div className="kd-cluster-version">
          {data.k3sVersion}
          {upgrade ? (
            <span className="kd-cluster-upgrade">
              <CircleArrowUp aria-hidden width={12} height={12} />
              <VisuallyHidden>{t('list.facts.upgrade')}</VisuallyHidden> {upgrade}
            </span>
          ) : null}
        </div>
      </Cell>
      <Cell label={t('list.facts.nodes')} align="end">
        <span className="kd-cluster-still">
          <NodeCount cluster={data} />
        </span>
      </Cell>
      <Cell label={t('list.sort.monthlyCost')} align="end">
        <span className="kd-cluster-still">
          <MonthlyPrice cluster={data} />
        </span>
      </Cell>
      <Cell label={t('list.sort.dateCreated')}>
        <span className="kd-cluster-still">
          <RelativeTime at={data.createdAt} />
        </span>
      </Cell>
      <Cell align="end">
        <ClusterMenu cluster={data} buttonProps={{ size: 'sm' }} />
      </Cell>
    </Row>
  );
}
