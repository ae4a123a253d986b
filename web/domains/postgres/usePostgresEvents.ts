import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../i18n/MessageText.tsx';
import { textInStore } from '../../relay/inStore.ts';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { postgresEvent } from './postgresEvent.ts';
import { postgresLook } from './postgresStatus.ts';
import type { postgresEvent_postgres$key } from './__generated__/postgresEvent_postgres.graphql.ts';
import type {
  usePostgresEventsSubscription,
  usePostgresEventsSubscription$data,
} from './__generated__/usePostgresEventsSubscription.graphql.ts';

type PostgresEvent = usePostgresEventsSubscription$data['postgresClusterChanged'];

/**
 * Applies the events of a cluster's databases to the store, and reports results. Created and deleted databases bring a
 * refetch of the lists on screen. `clusterId` is the global id.
 */
export function usePostgresEvents(clusterId: string): void {
  const onEvent = usePostgresNews();
  useLiveSubscription<usePostgresEventsSubscription>(
    graphql`
      subscription usePostgresEventsSubscription($clusterId: ID!) {
        postgresClusterChanged(clusterId: $clusterId) {
          postgresCluster {
            ...postgresEvent_postgres
          }
          deletedPostgresClusterId
        }
      }
    `,
    { clusterId },
    ({ postgresClusterChanged }) => onEvent(postgresClusterChanged),
  );
}

/** Reports the result of an operation that was seen running. */
function usePostgresNews(): (event: PostgresEvent) => void {
  const { t } = useTranslation('postgres');
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  const running = useRef(new Set<string>());
  const nameOf = (id: string) => textInStore(environment, id, 'name') ?? '';
  return ({ postgresCluster: reference, deletedPostgresClusterId: deletedId }: PostgresEvent) => {
    if (deletedId) {
      running.current.delete(deletedId);
      toast.success({ title: t('news.deleted', { name: nameOf(deletedId) }) });
    }
    if (!reference) return;
    const { id, status, detail } = readInlineData<postgresEvent_postgres$key>(postgresEvent, reference);
    if (postgresLook(status).isMoving) return void running.current.add(id);
    if (!running.current.delete(id)) return;
    const name = nameOf(id);
    if (status === 'FAILED')
      toast.error({ title: t('news.failed', { name }), description: messageText(detail) });
    else if (status === 'UNINSTALL_FAILED')
      toast.error({ title: t('news.uninstall_failed', { name }), description: messageText(detail) });
    else if (status === 'UNINSTALLED') toast.success({ title: t('news.deleted', { name }) });
    else announce(t('news.installed', { name }), 'polite');
  };
}
