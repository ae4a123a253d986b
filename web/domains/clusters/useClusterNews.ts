import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { isClusterMoving } from './clusterStatus.ts';
import type { useClusterEventsSubscription$data } from './__generated__/useClusterEventsSubscription.graphql.ts';

type ClusterEvent = useClusterEventsSubscription$data['clusterChanged'];

interface Work {
  readonly uuid: string;
  readonly status: string;
  readonly name: string | undefined;
}

/** Events of moving clusters carry no name; whoever has seen the cluster in this tab has it in the store. */
function nameInStore(environment: Environment, id: string): string | undefined {
  const name: unknown = environment.getStore().getSource().get(id)?.name;
  return typeof name === 'string' ? name : undefined;
}

/** Pages on which the cluster itself says how it went. */
const isShownAt = (pathname: string, uuid: string) =>
  [paths.dashboard(), paths.clusters()].includes(pathname) || pathname.startsWith(`/clusters/${uuid}/`);

/** Says how background work ended: as a toast where the page does not show it, to screen readers everywhere. */
export function useClusterNews(onSettled: () => void): (event: ClusterEvent) => void {
  const { t } = useTranslation('clusters');
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const running = useRef(new Map<string, Work>());

  const tell = (kind: 'created' | 'deleted' | 'failed', name: string | undefined, uuid: string) => {
    const title = t(`status.news.${kind}`, { name: name ?? t('status.news.unnamed') });
    if (isShownAt(pathname, uuid)) return announce(title, kind === 'failed' ? 'assertive' : 'polite');
    const open = { label: t('status.news.open'), onClick: () => void navigate(paths.cluster(uuid)) };
    if (kind === 'failed') toast.error({ title, action: open });
    else toast.success({ title, action: kind === 'created' ? open : undefined });
  };

  const onEvent = (event: ClusterEvent) => {
    const { cluster, settledCluster, createdCluster, deletedClusterId } = event;
    if (cluster && isClusterMoving(cluster.status)) {
      const { id, uuid, status } = cluster;
      running.current.set(id, { uuid, status, name: nameInStore(environment, id) });
    }
    if (settledCluster) {
      const work = running.current.get(settledCluster.id);
      running.current.delete(settledCluster.id);
      const isNew = work?.status === 'PENDING' || work?.status === 'CREATING';
      if (work && settledCluster.status === 'FAILED') tell('failed', settledCluster.name, work.uuid);
      else if (work && isNew) tell('created', settledCluster.name, work.uuid);
    }
    if (deletedClusterId) {
      const work = running.current.get(deletedClusterId);
      running.current.delete(deletedClusterId);
      if (work) tell('deleted', work.name, work.uuid);
    }
    if (settledCluster || createdCluster || deletedClusterId) onSettled();
  };
  // The subscription stays the same while page and language change.
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  return useCallback((event) => latest.current(event), []);
}
