import { useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { MutationFailure } from '../../relay/mutations/mutationError.ts';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { usePlanInstallMutation } from './__generated__/usePlanInstallMutation.graphql.ts';

/** One add-on of the plan, in the order of installation. */
interface PlannedAddon {
  readonly name: string;
  readonly version: string | null;
}

export type InstallPlan =
  | { readonly state: 'asking' }
  | { readonly state: 'planned'; readonly steps: readonly PlannedAddon[] }
  | { readonly state: 'failed'; readonly failure: MutationFailure };

const PREFIX = 'addons.';

/** Dry run of installing an add-on with its missing dependencies. */
export function usePlanInstall(clusterId: string, name: string): InstallPlan {
  const [ask] = useAppMutation<usePlanInstallMutation>(graphql`
    mutation usePlanInstallMutation($input: InstallAddonInput!) {
      installAddon(input: $input) {
        ... on ChangePreview @alias(as: "payload") {
          changes {
            path
            after
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [plan, setPlan] = useState<InstallPlan>({ state: 'asking' });

  useEffect(() => {
    let isGone = false;
    void ask({ input: { clusterId, name, withDependencies: true, dryRun: true } }).then((result) => {
      if (isGone) return;
      if (!result.ok) return setPlan({ state: 'failed', failure: result });
      const steps = result.payload.changes.map(({ path, after }) => ({
        name: path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path,
        version: after ?? null,
      }));
      setPlan({ state: 'planned', steps });
    });
    return () => {
      isGone = true;
    };
  }, [ask, clusterId, name]);

  return plan;
}
