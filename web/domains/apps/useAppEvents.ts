import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../i18n/MessageText.tsx';
import { titleInStore } from '../../relay/inStore.ts';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { appEvent } from './appEvent.ts';
import { appLook, asAppStatus, type AppStatusName } from './appStatus.ts';
import type { appEvent_app$key } from './__generated__/appEvent_app.graphql.ts';
import type {
  useAppEventsSubscription,
  useAppEventsSubscription$data,
} from './__generated__/useAppEventsSubscription.graphql.ts';

type AppEvent = useAppEventsSubscription$data['appChanged'];

/**
 * Applies the events of a cluster's apps to the store, and reports results. Installed and removed apps bring a refetch
 * of the lists on screen. `clusterId` is the global id.
 */
export function useAppEvents(clusterId: string): void {
  const onEvent = useAppNews();
  useLiveSubscription<useAppEventsSubscription>(
    graphql`
      subscription useAppEventsSubscription($clusterId: ID!) {
        appChanged(clusterId: $clusterId) {
          app {
            ...appEvent_app
          }
          uninstalledAppId
        }
      }
    `,
    { clusterId },
    ({ appChanged }) => onEvent(appChanged),
  );
}

type FailureKey = 'installFailed' | 'updateFailed' | 'uninstallFailed';

/** What has failed if the operation with this status does. */
function failureOf(status: AppStatusName): FailureKey {
  if (status === 'UNINSTALLING') return 'uninstallFailed';
  return ['CONFIGURING', 'UPGRADING', 'ROLLBACK'].includes(status) ? 'updateFailed' : 'installFailed';
}

/** Reports the result of an operation that was seen running. */
function useAppNews(): (event: AppEvent) => void {
  const { t } = useTranslation('apps');
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  /** Titles of the apps with a running operation, by id: a removed app leaves the store. */
  const running = useRef(new Map<string, { title: string; failed: FailureKey }>());
  return ({ app: reference, uninstalledAppId }: AppEvent) => {
    if (uninstalledAppId) {
      const gone = running.current.get(uninstalledAppId);
      running.current.delete(uninstalledAppId);
      if (gone) toast.success({ title: t('news.UNINSTALLED', { title: gone.title }) });
    }
    if (!reference) return;
    const { id, name, status, detail } = readInlineData<appEvent_app$key>(appEvent, reference);
    const { isMoving, hasFailed } = appLook(status);
    const known = running.current.get(id);
    if (isMoving) {
      // The settings of a new app are applied as part of its installation.
      const isSame = known?.failed === 'installFailed' && status === 'CONFIGURING';
      const failed = isSame ? known.failed : failureOf(asAppStatus(status));
      return void running.current.set(id, { title: titleInStore(environment, id) ?? name, failed });
    }
    if (!known) return;
    running.current.delete(id);
    const { title, failed } = known;
    if (hasFailed) toast.error({ title: t(`news.${failed}`, { title }), description: messageText(detail) });
    else announce(t('news.INSTALLED', { title }), 'polite');
  };
}
