import { settingFields, type Setting, type Settings } from './settings.fields.rules.ts';

/** The parts of an update, their order, and their share of the progress. Pure. */

const updateParts = [
  'validate',
  'firewall',
  'masters',
  'balancer',
  'join',
  'nodes',
  'components',
  'ready',
] as const;
export type UpdatePart = (typeof updateParts)[number];

/** Approximate duration of each part in seconds; visiting nodes counts per node. */
const weights: Record<UpdatePart, number> = {
  validate: 2,
  firewall: 4,
  masters: 30,
  balancer: 6,
  join: 40,
  nodes: 30,
  components: 10,
  ready: 10,
};

/** The parts of one update with the node names to visit, as stored by the job. */
export interface UpdatePlan {
  parts: UpdatePart[];
  nodeCount: number;
}

/** The parts that pending settings need. After a failed update all are checked again. */
export function partsOf(
  pending: Partial<Settings>,
  options: { isRepair: boolean; isCilium: boolean },
): UpdatePart[] {
  const { isRepair, isCilium } = options;
  const needs = (name: Setting) => name in pending;
  const rolls = (Object.keys(pending) as Setting[]).some((name) => settingFields[name].rolls !== 'none');
  const isWanted: Record<UpdatePart, boolean> = {
    validate: true,
    firewall: isRepair || needs('ssh_allowed_networks') || needs('api_allowed_networks'),
    masters: needs('master_ha'),
    balancer: needs('master_ha'),
    join: needs('master_ha'),
    nodes: isRepair || rolls,
    components: isCilium && (isRepair || needs('cni_encryption')),
    ready: true,
  };
  return updateParts.filter((part) => isWanted[part]);
}

/** True if every node must be visited, false for the control plane only. */
export function rollsAll(pending: Partial<Settings>, isRepair: boolean): boolean {
  return isRepair || (Object.keys(pending) as Setting[]).some((name) => settingFields[name].rolls === 'all');
}

/** Progress of the whole update (0 to 100) when `fraction` (0 to 1) of a part is done. */
export function updateProgress({ parts, nodeCount }: UpdatePlan, part: UpdatePart, fraction: number): number {
  const weight = (one: UpdatePart) => weights[one] * (one === 'nodes' ? nodeCount : 1);
  const total = parts.reduce((sum, one) => sum + weight(one), 0);
  const before = parts.slice(0, Math.max(0, parts.indexOf(part))).reduce((sum, one) => sum + weight(one), 0);
  const reached = before + weight(part) * Math.min(1, Math.max(0, fraction));
  return Math.round((100 * reached) / total);
}
