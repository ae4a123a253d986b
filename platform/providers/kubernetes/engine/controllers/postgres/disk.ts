import { isDiskFilling } from '../../../../simulation/sentinels.ts';
import { CLUSTER_PHASES } from '../../../api/postgres.ts';
import type { ControllerContext } from '../controller.ts';
import { after } from '../shared/time.ts';
import { CLUSTERS, type Cluster } from './clusterParts.ts';
import type { Step } from './instances.ts';

/** Until the disk of the sentinel is full. */
const FULL_MS = 180_000;
/** The size that became full; a larger one has room again. */
const FULL_SIZE = 'kubedeck.io/full-size';

interface Disk {
  /** Null while there is room. */
  step: Step | null;
  wakeAt: Date | null;
}

const room: Disk = { step: null, wakeAt: null };

/** Fills the disk of databases whose name is the sentinel. Other embedded databases stop growing before. */
export function diskState(cluster: Cluster, step: Step, { state, infrastructure }: ControllerContext): Disk {
  const { metadata, spec } = cluster;
  if (!isDiskFilling(metadata.name) || step.phase !== CLUSTER_PHASES.healthy) return room;
  const size = spec?.storage.size ?? '';
  const fullSize = metadata.annotations?.[FULL_SIZE];
  if (fullSize !== undefined && fullSize !== size) return room;
  const fullAt = after(metadata.creationTimestamp, infrastructure.simulated(FULL_MS));
  if (state.now < fullAt) return { step: null, wakeAt: fullAt };
  if (fullSize === undefined) {
    const annotations = { ...metadata.annotations, [FULL_SIZE]: size };
    state.update(CLUSTERS, { ...cluster, metadata: { ...metadata, annotations } });
  }
  const phaseReason =
    'Insufficient disk space detected in one or more pods is preventing PostgreSQL from running. Please verify your storage settings.';
  return { step: { phase: CLUSTER_PHASES.notEnoughDisk, phaseReason }, wakeAt: null };
}
