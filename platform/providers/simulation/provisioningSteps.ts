/**
 * The steps of building a cluster and their share of the progress, in order. The provisioning job reports from this
 * table and the sentinel `fails-at-NN` reads it, so that both use the same percentages.
 */
export const provisioningSteps = {
  validate: { from: 0, to: 2 },
  network: { from: 2, to: 5 },
  sshKey: { from: 5, to: 7 },
  placementGroups: { from: 7, to: 9 },
  loadBalancer: { from: 9, to: 13 },
  masters: { from: 13, to: 34 },
  firewall: { from: 34, to: 37 },
  waitReady: { from: 37, to: 45 },
  firstMaster: { from: 45, to: 58 },
  credentials: { from: 58, to: 63 },
  otherMasters: { from: 63, to: 70 },
  components: { from: 70, to: 86 },
  workers: { from: 86, to: 97 },
  nodesReady: { from: 97, to: 100 },
} as const;
export type ProvisioningStep = keyof typeof provisioningSteps;

/** Progress of the whole cluster (0 to 100, whole) when `fraction` (0 to 1) of a step is done. */
export function provisioningProgress(step: ProvisioningStep, fraction: number): number {
  const { from, to } = provisioningSteps[step];
  return Math.round(from + (to - from) * Math.min(1, Math.max(0, fraction)));
}
