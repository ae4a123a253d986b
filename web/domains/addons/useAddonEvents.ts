import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { serverText } from '../../i18n/serverText.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { addonLook, asAddonStatus } from './addonStatus.ts';
import type {
  useAddonEventsSubscription,
  useAddonEventsSubscription$data,
} from './__generated__/useAddonEventsSubscription.graphql.ts';

type AddonEvent = useAddonEventsSubscription$data['addonChanged'];

/**
 * Every change of an add-on on the cluster goes into the store, so all that shows it follows, whoever began the
 * change. How the work ended is announced, and said in a toast when it failed. `clusterId` is the global id.
 */
export function useAddonEvents(clusterId: string): void {
  const tell = useAddonNews();
  useLiveSubscription<useAddonEventsSubscription>(
    useMemo(
      () => ({
        // `addon` selects only what the event itself carries while work goes on, so a moving bar costs no call. What
        // else has changed, for it and for its neighbours, comes once with `affectedAddons` when it rests.
        subscription: graphql`
          subscription useAddonEventsSubscription($clusterId: ID!) {
            addonChanged(clusterId: $clusterId) {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              addon {
                name
                # eslint-disable-next-line relay/unused-fields -- AddonVersion reads it from the store
                version
                ...AddonStatusBadge_addon
                ...AddonProgress_addon
                ...AddonActions_addon
                ...AddonActionButton_addon
              }
              settledCluster {
                ...IngressEndpoints_cluster
              }
              affectedAddons {
                name
                status
                progressMessage
                catalog {
                  title
                }
                ...AddonCard_addon
              }
            }
          }
        `,
        variables: { clusterId },
        onNext: (response) => {
          if (response?.addonChanged) tell(response.addonChanged);
        },
      }),
      [clusterId, tell],
    ),
  );
}

/** Says how work on an add-on ended. The function stays the same, so the subscription is not begun anew. */
function useAddonNews(): (event: AddonEvent) => void {
  const { t } = useTranslation('addons');
  const announce = useAnnounce();
  const onEvent = ({ addon, affectedAddons }: AddonEvent) => {
    const settled = affectedAddons.find(({ name }) => name === addon?.name);
    if (!settled) return;
    const status = asAddonStatus(settled.status);
    const title = t(`news.${status}`, { title: settled.catalog.title });
    if (addonLook(status).hasFailed) {
      toast.error({ title, description: serverText(settled.progressMessage) });
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
