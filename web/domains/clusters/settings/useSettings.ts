import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useSettings_cluster$key } from './__generated__/useSettings_cluster.graphql.ts';

/** The desired values of the settings. */
export type Settings = ReturnType<typeof useSettings>['settings'];

/**
 * The settings of a cluster and those that are not applied yet. The payload of `updateCluster` and its `ConflictError`
 * carry this fragment, so that an open form has the newest revision; changes of others arrive with a refetch.
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
        schedulesWorkloadsOnControlPlane
        hasEmbeddedRegistryMirror
        isCniEncrypted
        wantedSettings {
          k3sVersion
          isHighAvailability
          schedulesWorkloadsOnControlPlane
          hasEmbeddedRegistryMirror
          isCniEncrypted
          notes
          labels
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
  const { k3sVersion, isHighAvailability, notes, labels } = wantedSettings;
  const { schedulesWorkloadsOnControlPlane, hasEmbeddedRegistryMirror, isCniEncrypted } = wantedSettings;
  const settings = {
    k3sVersion,
    isHighAvailability,
    schedulesWorkloadsOnControlPlane,
    hasEmbeddedRegistryMirror,
    isCniEncrypted,
    notes: notes ?? '',
    labels: labels.join('\n'),
  };
  /** `pending` is undefined if all settings are applied. */
  return { id, revision, inEffect, upgrades: k3sUpgrades, settings, pending };
}
