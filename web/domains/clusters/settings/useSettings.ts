import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useSettings_cluster$key } from './__generated__/useSettings_cluster.graphql.ts';

/** The settings that the forms hold, as they shall be. */
export type Settings = ReturnType<typeof useSettings>['settings'];

/**
 * The settings of a cluster and what of them waits for an update. Events of clusters carry this fragment, so that an
 * open form knows of what anybody saves.
 */
export function useSettings(cluster: useSettings_cluster$key) {
  const { id, revision, k3sUpgrades, pendingUpdate, wantedSettings, ...inEffect } = useFragment(
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
        wantedSettings {
          k3sVersion
          isHighAvailability
          schedulesWorkloadsOnMasters
          hasEmbeddedRegistryMirror
          isCniEncrypted
          notes
        }
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
  const { k3sVersion, isHighAvailability, notes } = wantedSettings;
  const { schedulesWorkloadsOnMasters, hasEmbeddedRegistryMirror, isCniEncrypted } = wantedSettings;
  const settings = {
    k3sVersion,
    isHighAvailability,
    schedulesWorkloadsOnMasters,
    hasEmbeddedRegistryMirror,
    isCniEncrypted,
    notes: notes ?? '',
  };
  /** `pending` is undefined when no update is owed. */
  return { id, revision, inEffect, upgrades: k3sUpgrades, settings, pending };
}
