import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { readInlineData } from 'relay-runtime';
import { textInStore } from '../../relay/inStore.ts';
import { paths } from '../../shell/paths.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { clusterEvent } from './clusterEvent.ts';
import { isClusterMoving } from './clusterStatus.ts';
import type { clusterEvent_cluster$key } from './__generated__/clusterEvent_cluster.graphql.ts';
import type { useClusterEventsSubscription$data } from './__generated__/useClusterEventsSubscription.graphql.ts';

type ClusterEvent = useClusterEventsSubscription$data['clusterChanged'];

interface Work {
  readonly uuid: string;
  readonly status: string;
  readonly name: string | undefined;
}

/** Pages that show the result themselves. */
const isShownAt = (pathname: string, uuid: string) =>
  [paths.dashboard(), paths.clusters()].includes(pathname) || pathname.startsWith(`/clusters/${uuid}/`);

/**
 * Reports the result of background operations: in a toast if the page does not show it, and always as an announcement.
 */
export function useClusterNews(): (event: ClusterEvent) => void {
  const { t } = useTranslation('clusters');
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const running = useRef(new Map<string, Work>());

  const announceEnd = (kind: 'created' | 'deleted' | 'failed', name: string | undefined, uuid: string) => {
    const title = name ? t(`status.news.${kind}`, { name }) : t(`status.news.unnamed.${kind}`);
    if (isShownAt(pathname, uuid)) return announce(title, kind === 'failed' ? 'assertive' : 'polite');
    const open = { label: t('status.news.open'), onClick: () => void navigate(paths.cluster(uuid)) };
    if (kind === 'failed') toast.error({ title, action: open });
    else toast.success({ title, action: kind === 'created' ? open : undefined });
  };

  return (event) => {
    const { cluster: reference, deletedClusterId } = event;
    const cluster = reference && readInlineData<clusterEvent_cluster$key>(clusterEvent, reference);
    const work = cluster && running.current.get(cluster.id);
    if (cluster && isClusterMoving(cluster.status)) {
      const { id, uuid, status } = cluster;
      running.current.set(id, { uuid, status, name: textInStore(environment, id, 'name') });
    } else if (cluster && work) {
      running.current.delete(cluster.id);
      const name = textInStore(environment, cluster.id, 'name') ?? work.name;
      if (cluster.status === 'FAILED') announceEnd('failed', name, work.uuid);
      else if (work.status === 'PENDING' || work.status === 'CREATING')
        announceEnd('created', name, work.uuid);
    }
    if (deletedClusterId) {
      const last = running.current.get(deletedClusterId);
      running.current.delete(deletedClusterId);
      if (last) announceEnd('deleted', last.name, last.uuid);
    }
  };
}
