import { builder } from '../../graphql/builder.ts';
import type { GitopsRecord } from './gitops.upstream.ts';

/** The platform's table: up to which progress each step of enabling goes. The first one begins past the initial 10. */
const steps = [
  { step: 'operator', from: 11 },
  { step: 'deployKey', from: 45 },
  { step: 'path', from: 52 },
  { step: 'flux', from: 60 },
] as const;
export type GitopsStepWord = (typeof steps)[number]['step'];

export const GitopsStep = builder.enumType('GitopsStep', {
  description: 'What is being done while GitOps is set up, in this order.',
  values: {
    INSTALL_OPERATOR: { value: 'operator', description: 'The Flux Operator is installed.' },
    ADD_DEPLOY_KEY: { value: 'deployKey', description: 'A read-only key is added to the repository.' },
    PREPARE_FOLDER: { value: 'path', description: 'The folder of the cluster is made in the repository.' },
    WAIT_FOR_FLUX: { value: 'flux', description: 'Flux starts and follows the repository.' },
  },
});

/** The step that the progress stands in; null before the first one and when nothing is set up. */
export function stepOf({
  status,
  progress,
}: Pick<GitopsRecord, 'status' | 'progress'>): GitopsStepWord | null {
  if (status !== 'configuring' || progress === null) return null;
  return steps.findLast(({ from }) => progress >= from)?.step ?? null;
}
