/** Which claims the volumes of a deployment use, and what becomes of those of removed volumes. Pure. */
import type { DeploymentConfig, Volume } from '../../providers/deployments/config.ts';
import type { ObservedClaim } from '../../providers/deployments/port.ts';
import type { UpdateBody } from './deployments.input.ts';
import type { DeploymentRow } from './deployments.store.ts';

type Volumes = Pick<DeploymentConfig, 'volumes'>;

const usesClaim = ({ volumes }: Volumes, claim: string): boolean =>
  volumes.some(({ name }) => name === claim);

/** Those of the claims that no volume uses. */
export function unusedClaims(names: readonly string[], config: Volumes): string[] {
  return names.filter((name) => !usesClaim(config, name));
}

/** Claims to delete with a change; kept ones stay in the cluster. */
export function droppedClaims(
  row: Pick<DeploymentRow, 'config' | 'droppedClaims'>,
  after: Volumes,
  disposal: UpdateBody['removed_volumes'],
): string[] {
  const before = disposal === 'delete' ? row.config.volumes.map(({ name }) => name) : [];
  return unusedClaims([...row.droppedClaims, ...before], after);
}

/** Claims of removed volumes that stay in the cluster, as it was last seen. */
export function keptClaims({
  config,
  droppedClaims: dropped,
  observed,
}: Pick<DeploymentRow, 'config' | 'droppedClaims' | 'observed'>): ObservedClaim[] {
  const claims = observed?.claims ?? [];
  return claims.filter(({ name }) => !usesClaim(config, name) && !dropped.includes(name));
}

/** Volumes that a change removes, and that stay in the cluster at their price. */
export function keptByChange(
  before: Volumes,
  after: Volumes,
  disposal: UpdateBody['removed_volumes'],
): Volume[] {
  if (disposal === 'delete') return [];
  return before.volumes.filter(({ name }) => !usesClaim(after, name));
}
