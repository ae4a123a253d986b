import { builder } from '../../graphql/builder.ts';
import type { GitopsRecord } from './gitops.upstream.ts';

/**
 * The progress at which each step of enabling begins. Equal to the platform's `enableSteps`;
 * tests/contract/gitops.contract.ts compares them.
 */
const steps = [
  { step: 'operator', from: 11 },
  { step: 'deployKey', from: 45 },
  { step: 'path', from: 52 },
  { step: 'flux', from: 60 },
] as const;
export type GitopsStepValue = (typeof steps)[number]['step'];

export const GitopsStep = builder.enumType('GitopsStep', {
  description: 'Steps of enabling GitOps, in order.',
  values: {
    INSTALL_OPERATOR: { value: 'operator', description: 'Installing the Flux Operator.' },
    ADD_DEPLOY_KEY: { value: 'deployKey', description: 'Adding a read-only deploy key to the repository.' },
    PREPARE_FOLDER: { value: 'path', description: 'Creating the folder of the cluster in the repository.' },
    WAIT_FOR_FLUX: { value: 'flux', description: 'Waiting for Flux to start and fetch the repository.' },
  },
});

/** The step at the current progress; null before the first one and when GitOps is not being enabled. */
export function stepOf({
  status,
  progress,
}: Pick<GitopsRecord, 'status' | 'progress'>): GitopsStepValue | null {
  if (status !== 'configuring' || progress === null) return null;
  return steps.findLast(({ from }) => progress >= from)?.step ?? null;
}
