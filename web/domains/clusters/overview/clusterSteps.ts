import type { Step } from '../../../ui/layout/Stepper.tsx';
import { stepState } from '../../../ui/layout/stepState.ts';

/** The stages of creating a cluster and the percentage at which each starts. */
const STAGES = [
  { id: 'plan', from: 0 },
  { id: 'servers', from: 9 },
  { id: 'kubernetes', from: 37 },
  { id: 'components', from: 70 },
  { id: 'workers', from: 86 },
  { id: 'ready', from: 97 },
] as const;
export type ClusterStage = (typeof STAGES)[number]['id'];

/** The state of each stage at a percentage. */
export function clusterStages(progress: number): readonly { id: ClusterStage; state: Step['state'] }[] {
  const current = STAGES.findLastIndex(({ from }) => progress >= from);
  return STAGES.map(({ id }, index) => ({ id, state: stepState(index, current) }));
}
