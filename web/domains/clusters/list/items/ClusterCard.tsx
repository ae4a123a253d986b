import { Layers, Lock, Network, Tag, Unlock } from 'lucide-react';
import './list.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../../shell/paths.ts';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';
import { Flag } from '../../../../ui/text/Flag.tsx';
import { RelativeTime } from '../../../../ui/text/RelativeTime.tsx';
import { ClusterMenu } from '../../ClusterMenu.tsx';
import { ClusterProgress } from '../../ClusterProgress.tsx';
import { ClusterStatusBadge } from '../../ClusterStatusBadge.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { ClusterFailure } from './ClusterFailure.tsx';
import { ClusterLabels } from './ClusterLabels.tsx';
import { ClusterName } from './ClusterName.tsx';
import { MonthlyPrice } from './MonthlyPrice.tsx';
import { WorkerCount } from './WorkerCount.tsx';
import { useCardClick } from './useCardClick.ts';
import type { ClusterCard_cluster$key } from './__generated__/ClusterCard_cluster.graphql.ts';

const drawn = { 'aria-hidden': true, width: 16, height: 16 } as const;

interface ClusterCardProps {
  readonly cluster: ClusterCard_cluster$key;
  /** Null when it is not known: then there is no star. */
  readonly isFavorite: boolean | null;
  readonly isQuiet?: boolean;
}

/**
 * One cluster of the list: location, size, price and actions. Fields that change during an operation are read only by
 * child components, so that progress does not render the card.
 */
export function ClusterCard({ cluster, isFavorite, isQuiet }: ClusterCardProps) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterCard_cluster on Cluster {
        id
        uuid
        name
        location {
          city
          countryCode
        }
        k3sVersion
        isHighAvailability
        isProtected
        createdAt
        viewerCan {
          open {
            allowed
            ...useActionReason_state
          }
        }
        ...ClusterName_cluster
        ...ClusterStatusBadge_cluster
        ...ClusterProgress_cluster
        ...ClusterFailure_cluster
        ...ClusterLabels_cluster
        ...ClusterMenu_cluster
        ...MonthlyPrice_cluster
        ...WorkerCount_cluster
      }
    `,
    cluster,
  );
  const reason = useActionReason()(data.viewerCan.open);
  const onClick = useCardClick(data.viewerCan.open.allowed ? paths.cluster(data.uuid) : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link inside is the way for keyboards
    <li className="kd-cluster" data-opens={data.viewerCan.open.allowed || undefined} onClick={onClick}>
      <div className="kd-cluster-body">
        <div className="kd-cluster-head">
          <h2>
            <ClusterName cluster={data} />
          </h2>
          <div className="kd-cluster-marks">
            <ClusterStatusBadge cluster={data} />
            {isFavorite === null ? null : (
              <FavoriteButton id={data.id} name={data.name} isFavorite={isFavorite} />
            )}
          </div>
        </div>
        <ClusterProgress cluster={data} isQuiet={isQuiet} />
        <ClusterFailure cluster={data} className="kd-cluster-failure" />
        <ClusterLabels cluster={data} />
        <dl className="kd-cluster-facts">
          <Fact icon={<Flag country={data.location.countryCode} />} label={t('list.facts.location')}>
            {data.location.city}
          </Fact>
          <Fact icon={<Tag {...drawn} />} label={t('list.facts.version')} isMono>
            {data.k3sVersion}
          </Fact>
          <Fact icon={<Layers {...drawn} />} label={t('list.facts.workers')}>
            <WorkerCount cluster={data} />
          </Fact>
          <Fact icon={<Network {...drawn} />} label={t('list.facts.controlPlane')}>
            {t(data.isHighAvailability ? 'list.facts.ha' : 'list.facts.single')}
          </Fact>
          <Fact
            icon={data.isProtected ? <Lock {...drawn} /> : <Unlock {...drawn} />}
            label={t('list.facts.protection')}
          >
            {t(data.isProtected ? 'list.facts.protected' : 'list.facts.unprotected')}
          </Fact>
        </dl>
      </div>
      <div className="kd-cluster-foot">
        <div>
          <MonthlyPrice cluster={data} />
          <div>
            {t('list.facts.created')} <RelativeTime at={data.createdAt} />
          </div>
        </div>
        <div>
          <ButtonLink
            size="sm"
            to={paths.cluster(data.uuid)}
            disabledReason={reason}
            aria-label={t('list.openNamed', { name: data.name })}
          >
            {t('list.open')}
          </ButtonLink>
          <ClusterMenu cluster={data} buttonProps={{ size: 'sm' }} />
        </div>
      </div>
    </li>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isMono?: boolean;
  readonly children: ReactNode;
}

/** A fact with an icon, and its name for screen readers. */
function Fact({ icon, label, isMono, children }: FactProps) {
  return (
    <div>
      <dt>
        {icon}
        <span>{label}</span>
      </dt>
      <dd data-mono={isMono}>{children}</dd>
    </div>
  );
}
