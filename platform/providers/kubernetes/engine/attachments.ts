import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/database.ts';
import {
  deleteAttachment,
  putAttachment,
  type OrderedAttachment,
  type OrderedBalancer,
  type OrderedVolume,
} from '../../cloud/engine/attachments.ts';
import { parseQuantity } from '../api/quantities.ts';
import type { Stored } from '../api/objects.ts';
import { cloudIdOf, LOCATION } from './controllers/shared/cloudProject.ts';
import type { Infrastructure } from './controllers/controller.ts';
import type { Entry } from './state/entries.ts';
import type { MemoryState } from './state/memoryState.ts';

const GIB = 2 ** 30;
const BALANCER = 'load-balancer.hetzner.cloud';

/** With the labels that Hetzner's storage driver sets. */
function volumeOf(
  { metadata, spec }: Stored<'persistentvolumes'>,
  location: string,
): OrderedVolume | undefined {
  const id = spec?.csi?.volumeHandle;
  if (id === undefined) return undefined;
  const terms = spec?.nodeAffinity?.required?.nodeSelectorTerms[0]?.matchExpressions ?? [];
  const { namespace = '', name = '' } = spec?.claimRef ?? {};
  return {
    kind: 'volumes',
    id,
    name: metadata.name,
    labels: { 'managed-by': 'csi-driver', 'pvc-namespace': namespace, 'pvc-name': name },
    location: terms.find(({ key }) => key === LOCATION)?.values?.[0] ?? location,
    sizeGb: (parseQuantity(spec?.capacity?.storage ?? '0') ?? 0) / GIB,
  };
}

/** With the name and labels that Hetzner's cloud controller gives it. */
function balancerOf(
  { metadata, spec, status }: Stored<'services'>,
  location: string,
): OrderedBalancer | undefined {
  const { uid, annotations = {} } = metadata;
  const ipv4 = status?.loadBalancer?.ingress?.[0]?.ip;
  if (ipv4 === undefined) return undefined;
  return {
    kind: 'load_balancers',
    id: cloudIdOf(uid),
    name: annotations[`${BALANCER}/name`] ?? `a${uid.replaceAll('-', '')}`.slice(0, 32),
    labels: { 'hcloud-ccm/service-uid': uid },
    location: annotations[`${BALANCER}/location`] ?? location,
    type: annotations[`${BALANCER}/type`] ?? 'lb11',
    ipv4,
    ports: (spec?.ports ?? []).map(({ port }) => port),
  };
}

function orderOf({ resource, object }: Entry, location: string): OrderedAttachment | undefined {
  if (resource === 'persistentvolumes') return volumeOf(object, location);
  return resource === 'services' ? balancerOf(object, location) : undefined;
}

/**
 * Brings the volumes and load balancers of the cluster's project in line with the objects that this transaction has
 * changed. They have no label of the cluster: as at Hetzner, they stay when its servers are deleted.
 */
export async function placeAttachments(
  tx: Tx,
  state: MemoryState,
  { project, location }: Infrastructure,
): Promise<void> {
  if (project === null) return;
  for (const { before, after } of state.entries.differences()) {
    const had = before ? orderOf(before, location) : undefined;
    const wanted = after ? orderOf(after, location) : undefined;
    if (wanted && !isDeepStrictEqual(had, wanted)) await putAttachment(tx, project.id, wanted, state.now);
    else if (had && !wanted) await deleteAttachment(tx, project.id, had);
  }
}
