import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql, readInlineData } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import { messageText } from '../../i18n/MessageText.tsx';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { addonEvent } from './addonEvent.ts';
import { addonLook, asAddonStatus } from './addonStatus.ts';
import type { addonEvent_addon$key } from './__generated__/addonEvent_addon.graphql.ts';
import type {
  useAddonEventsSubscription,
  useAddonEventsSubscription$data,
} from './__generated__/useAddonEventsSubscription.graphql.ts';

type AddonEvent = useAddonEventsSubscription$data['addonChanged'];

/**
 * Applies add-on events of a cluster to the store. The result of an action is announced, and shown in a toast if it
 * failed. `clusterId` is the global id.
 */
export function useAddonEvents(clusterId: string): void {
  const onEvent = useAddonNews();
  useLiveSubscription<useAddonEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useAddonEventsSubscription($clusterId: ID!) {
            addonChanged(clusterId: $clusterId) {
              addon {
                ...addonEvent_addon
              }
            }
          }
        `,
        variables: { clusterId },
        onNext: (response) => {
          if (response?.addonChanged) onEvent(response.addonChanged);
        },
      }),
      [clusterId, onEvent],
    ),
  );
}

/** Events carry no title; the cluster's layout has loaded the add-ons with their catalog entries. */
function titleInStore(environment: Environment, id: string): string | undefined {
  const { catalog } = environment.getStore().getSource().get(id) ?? {};
  const entry = (catalog as { __ref?: string } | undefined)?.__ref;
  const title: unknown =
    entry === undefined ? undefined : environment.getStore().getSource().get(entry)?.title;
  return typeof title === 'string' ? title : undefined;
}

/** Announces the result of an action. The function is stable, so that the subscription is not restarted. */
function useAddonNews(): (event: AddonEvent) => void {
  const { t } = useTranslation('addons');
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  const onEvent = ({ addon: reference }: AddonEvent) => {
    if (!reference) return;
    const { id, name, detail, ...addon } = readInlineData<addonEvent_addon$key>(addonEvent, reference);
    const status = asAddonStatus(addon.status);
    const { isMoving, hasFailed } = addonLook(status);
    if (isMoving) return;
    const title = t(`news.${status}`, { title: titleInStore(environment, id) ?? name });
    if (hasFailed) {
      toast.error({ title, description: messageText(detail) });
    } else {
      announce(title, 'polite');
    }
  };
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  return useMemo(() => (event: AddonEvent) => latest.current(event), []);
}
