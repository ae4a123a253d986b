import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useSettings_cluster$key } from './__generated__/useSettings_cluster.graphql.ts';

/** What an update can change in the console, as it shall be: in effect, or waiting to be. */
export interface Settings {
  k3sVersion: string;
  isHighAvailability: boolean;
  schedulesWorkloadsOnMasters: boolean;
  hasEmbeddedRegistryMirror: boolean;
  isCniEncrypted: boolean;
}

/**
 * The settings of a cluster and what of them waits for an update. Events of clusters carry this fragment, so that an
 * open form knows of what anybody saves.
 */
export function useSettings(cluster: useSettings_cluster$key) {
  const { id, revision, k3sUpgrades, pendingUpdate, ...inEffect } = useFragment(
    graphql`
      fragment useSettings_cluster on Cluster {
        id
        revision
        k3sVersion
        k3sUpgrades
        isHighAvailability
        schedulesWorkloadsOnMasters
        hasEmbeddedRegistryMirror
        isCniEncrypted
        pendingUpdate {
          changes {
            path
            before
            after
          }
        }
      }
    `,
    cluster,
  );
  const pending = pendingUpdate?.changes.map(({ path, before, after }) => ({ path, before, after }));
  const waiting = new Map(pending?.map(({ path, after }) => [path, after]));
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
  /** `pending` is undefined when no update is owed. */
  return { id, revision, inEffect, upgrades: k3sUpgrades, settings, pending };
}
