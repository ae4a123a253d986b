import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import type { useSettings_cluster$key } from './__generated__/useSettings_cluster.graphql.ts';

/** What an update can change in the console, as it shall be: in effect, or waiting to be. */
export interface Settings {
  k3sVersion: string;
  isHighAvailability: boolean;
  schedulesWorkloadsOnMasters: boolean;
  hasEmbeddedRegistryMirror: boolean;
  isCniEncrypted: boolean;
}

/** The settings of a cluster, what they were at, and why they cannot be changed now. */
export function useSettings(cluster: useSettings_cluster$key) {
  const { id, revision, update, pendingUpdate, ...inEffect } = useFragment(
    graphql`
      fragment useSettings_cluster on Cluster {
        id
        revision
        k3sVersion
        isHighAvailability
        schedulesWorkloadsOnMasters
        hasEmbeddedRegistryMirror
        isCniEncrypted
        update {
          ...useActionReason_state
        }
        pendingUpdate {
          changes {
            path
            after
          }
        }
      }
    `,
    cluster,
  );
  const waiting = new Map(pendingUpdate?.changes.map(({ path, after }) => [path, after]));
  const wanted = <Value extends string | boolean>(field: keyof Settings, current: Value): Value => {
    const after = waiting.get(field);
    if (after == null) return current;
    return (typeof current === 'boolean' ? after === 'on' : after) as Value;
  };
  const settings: Settings = {
    k3sVersion: wanted('k3sVersion', inEffect.k3sVersion),
    isHighAvailability: wanted('isHighAvailability', inEffect.isHighAvailability),
    schedulesWorkloadsOnMasters: wanted('schedulesWorkloadsOnMasters', inEffect.schedulesWorkloadsOnMasters),
    hasEmbeddedRegistryMirror: wanted('hasEmbeddedRegistryMirror', inEffect.hasEmbeddedRegistryMirror),
    isCniEncrypted: wanted('isCniEncrypted', inEffect.isCniEncrypted),
  };
  return { id, revision, settings, blocked: useActionReason()(update) };
}
