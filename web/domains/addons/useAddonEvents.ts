import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../i18n/MessageText.tsx';
import { titleInStore } from '../../relay/inStore.ts';
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
    graphql`
      subscription useAddonEventsSubscription($clusterId: ID!) {
        addonChanged(clusterId: $clusterId) {
          addon {
            ...addonEvent_addon
          }
        }
      }
    `,
    { clusterId },
    ({ addonChanged }) => onEvent(addonChanged),
  );
}

/** Announces the result of an action. */
function useAddonNews(): (event: AddonEvent) => void {
  const { t } = useTranslation('addons');
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  return ({ addon: reference }: AddonEvent) => {
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
}
