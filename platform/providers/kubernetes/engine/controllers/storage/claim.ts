import { isVolumeRefused } from '../../../../simulation/sentinels.ts';
import { parseQuantity } from '../../../api/quantities.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { cloudIdOf, LOCATION, takeRoom } from '../shared/cloudProject.ts';
import { conditionOf, withCondition, type NewCondition } from '../shared/conditions.ts';
import { after } from '../shared/time.ts';

type Claim = Stored<'persistentvolumeclaims'>;
type StorageClass = Stored<'storageclasses.storage.k8s.io'>;

const DEFAULT_CLASS = 'storageclass.kubernetes.io/is-default-class';
const PROTECTION = 'kubernetes.io/pvc-protection';
/** From the order of a volume until it is attached. */
const PROVISION_MS = 4_000;
/** Until a refused order is repeated. In real time: compressed, a cluster would do nothing else. */
const RETRY_MS = 60_000;
/** Hetzner's smallest volume. */
const SMALLEST_GI = 10;

/**
 * | Claim     | Until                                                                                       |
 * | --------- | ------------------------------------------------------------------------------------------- |
 * | Pending   | there is a storage class, and a pod that uses the claim has been scheduled                  |
 * | Pending   | the project may have one more volume; tried each minute                                     |
 * | Bound     | deleted; grows online when the request grows, and never shrinks                             |
 * | deleted   | no pod uses it any more: then its volume goes too                                           |
 */
export const claimController = defineController({
  resource: 'persistentvolumeclaims',
  reconcile: (claim, context) => {
    const { state } = context;
    if (claim.metadata.deletionTimestamp) return removeUnused(claim, state);
    if (claim.status?.phase === 'Bound') return grow(claim, state);
    const storageClass = classOf(claim, state);
    const wait = storageClass ? waitOf(claim, storageClass, state) : noClass(claim);
    if (wait === null && storageClass) provision(claim, storageClass, context);
    else postpone(claim, wait ?? '', state);
  },
  triggers: {
    pods: ({ metadata }, { state }) => claimsOf(metadata.name, metadata.namespace, state),
    'storageclasses.storage.k8s.io': (_changed, { state }) =>
      state.list('persistentvolumeclaims').filter(({ status }) => status?.phase !== 'Bound'),
  },
});

function usersOf({ metadata }: Claim, state: ClusterState): Stored<'pods'>[] {
  return state
    .list('pods', { namespace: metadata.namespace })
    .filter(({ spec }) =>
      spec?.volumes?.some((one) => one.persistentVolumeClaim?.claimName === metadata.name),
    );
}

function claimsOf(pod: string, namespace: string | undefined, state: ClusterState): Claim[] {
  const claims = state.list('persistentvolumeclaims', { namespace });
  const found = state.get('pods', pod, namespace);
  // A pod that is gone may have been the last one to use a deleted claim.
  if (!found) return claims.filter(({ metadata }) => metadata.deletionTimestamp !== undefined);
  const names = (found.spec?.volumes ?? []).map(
    ({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName,
  );
  return claims.filter(({ metadata, status }) => status?.phase !== 'Bound' && names.includes(metadata.name));
}

function classOf({ spec }: Claim, state: ClusterState): StorageClass | undefined {
  if (spec?.storageClassName) return state.get('storageclasses.storage.k8s.io', spec.storageClassName);
  return state
    .list('storageclasses.storage.k8s.io')
    .find(({ metadata }) => metadata.annotations?.[DEFAULT_CLASS] === 'true');
}

function noClass({ spec }: Claim): string {
  return spec?.storageClassName
    ? `storageclass.storage.k8s.io "${spec.storageClassName}" not found`
    : 'no persistent volumes available for this claim and no storage class is set';
}

/** Why the volume is not ordered yet; null if it can be. */
function waitOf(claim: Claim, { volumeBindingMode }: StorageClass, state: ClusterState): string | null {
  const isUsed = usersOf(claim, state).some(({ spec }) => spec?.nodeName !== undefined);
  if (volumeBindingMode !== 'WaitForFirstConsumer' || isUsed) return null;
  return 'waiting for first consumer to be created before binding';
}

function postpone(claim: Claim, message: string, state: ClusterState): void {
  if (claim.status?.phase === 'Pending') return;
  const updated = state.update('persistentvolumeclaims', { ...claim, status: { phase: 'Pending' } });
  const reason = message.startsWith('waiting') ? 'WaitForFirstConsumer' : 'ProvisioningFailed';
  state.recordEvent(updated, {
    type: reason === 'ProvisioningFailed' ? 'Warning' : 'Normal',
    reason,
    message,
  });
}

function sizeOf({ spec }: Claim): string {
  const wanted = parseQuantity(spec?.resources?.requests?.storage ?? '0') ?? 0;
  return `${Math.max(SMALLEST_GI, Math.ceil(wanted / 2 ** 30))}Gi`;
}

const PROVISIONING = 'volume.kubernetes.io/storage-provisioner';
const SELECTED_AT = 'kubedeck.io/provisioning-since';

/** Orders the volume, and binds the claim when it is there. */
function provision(claim: Claim, storageClass: StorageClass, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const since = claim.metadata.annotations?.[SELECTED_AT] ?? state.now.toISOString();
  const readyAt = after(since, infrastructure.simulated(PROVISION_MS));
  const { provisioner } = storageClass;
  const annotations = { ...claim.metadata.annotations, [PROVISIONING]: provisioner, [SELECTED_AT]: since };
  const finalizers = [PROTECTION];
  const ordered = state.update('persistentvolumeclaims', {
    ...claim,
    metadata: { ...claim.metadata, annotations, finalizers },
    status: { ...claim.status, phase: 'Pending' },
  });
  if (state.now < readyAt) return state.wakeAt('persistentvolumeclaims', ordered, readyAt);
  if (isVolumeRefused(claim.metadata.name) || !takeRoom(infrastructure, 'volumes'))
    return refuse(ordered, storageClass, context);
  const volumeName = `pvc-${claim.metadata.uid}`;
  createVolume(ordered, volumeName, storageClass, context);
  const accessModes = claim.spec?.accessModes ?? ['ReadWriteOnce'];
  const bound = state.update('persistentvolumeclaims', {
    ...ordered,
    spec: { ...ordered.spec, storageClassName: storageClass.metadata.name, volumeName },
    status: { phase: 'Bound', accessModes, capacity: { storage: sizeOf(claim) } },
  });
  const message = `Successfully provisioned volume ${volumeName}`;
  state.recordEvent(bound, { type: 'Normal', reason: 'ProvisioningSucceeded', message });
  setUsersScheduled(bound, state, { status: 'True', reason: undefined, message: undefined });
}

/** The project has as many volumes as it may have. */
function refuse(claim: Claim, { metadata }: StorageClass, { state }: ControllerContext): void {
  const reason = 'volume limit exceeded (resource_limit_exceeded)';
  const message = `failed to provision volume with StorageClass "${metadata.name}": rpc error: code = ResourceExhausted desc = failed to create volume: ${reason}`;
  state.recordEvent(claim, { type: 'Warning', reason: 'ProvisioningFailed', message });
  setUsersScheduled(claim, state, {
    status: 'False',
    reason: 'SchedulerError',
    message: `running PreBind plugin "VolumeBinding": binding volumes: provisioning failed for PVC "${claim.metadata.name}": ${reason}`,
  });
  state.wakeAt('persistentvolumeclaims', claim, after(state.now, RETRY_MS));
}

/** What the scheduler reports of the pods that need the volume. */
function setUsersScheduled(claim: Claim, state: ClusterState, scheduled: Omit<NewCondition, 'type'>): void {
  for (const pod of usersOf(claim, state)) {
    const before = conditionOf(pod, 'PodScheduled');
    if (before?.status === scheduled.status && before.message === scheduled.message) continue;
    const next = { type: 'PodScheduled', ...scheduled };
    const conditions = withCondition(pod.status?.conditions, next, state.now);
    state.update('pods', { ...pod, status: { ...pod.status, conditions } });
  }
}

/** Where the node of the first pod is: a volume is attached only within its location. */
function locationOf(claim: Claim, { state, infrastructure }: ControllerContext): string {
  const node = usersOf(claim, state).find(({ spec }) => spec?.nodeName !== undefined)?.spec?.nodeName;
  return infrastructure.servers.find(({ name }) => name === node)?.location ?? infrastructure.location;
}

function createVolume(
  claim: Claim,
  name: string,
  storageClass: StorageClass,
  context: ControllerContext,
): void {
  const { state } = context;
  const { metadata } = claim;
  const matchExpressions = [{ key: LOCATION, operator: 'In', values: [locationOf(claim, context)] }];
  state.create('persistentvolumes', {
    metadata: { name, annotations: { 'pv.kubernetes.io/provisioned-by': storageClass.provisioner } },
    spec: {
      capacity: { storage: sizeOf(claim) },
      accessModes: claim.spec?.accessModes ?? ['ReadWriteOnce'],
      storageClassName: storageClass.metadata.name,
      persistentVolumeReclaimPolicy: storageClass.reclaimPolicy ?? 'Delete',
      claimRef: {
        kind: 'PersistentVolumeClaim',
        apiVersion: 'v1',
        namespace: metadata.namespace,
        name: metadata.name,
        uid: metadata.uid,
      },
      csi: {
        driver: storageClass.provisioner,
        volumeHandle: cloudIdOf(metadata.uid),
        fsType: 'ext4',
      },
      nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions }] } },
    },
    status: { phase: 'Bound' },
  });
}

function grow(claim: Claim, state: ClusterState): void {
  const storage = sizeOf(claim);
  const before = claim.status?.capacity?.storage ?? '0';
  if ((parseQuantity(storage) ?? 0) <= (parseQuantity(before) ?? 0)) return;
  const updated = state.update('persistentvolumeclaims', {
    ...claim,
    status: { ...claim.status, capacity: { storage } },
  });
  const volume = state.get('persistentvolumes', claim.spec?.volumeName ?? '');
  if (volume)
    state.update('persistentvolumes', { ...volume, spec: { ...volume.spec, capacity: { storage } } });
  const message = 'MountVolume.NodeExpandVolume succeeded';
  state.recordEvent(updated, { type: 'Normal', reason: 'FileSystemResizeSuccessful', message });
}

function removeUnused(claim: Claim, state: ClusterState): void {
  if (usersOf(claim, state).length > 0) return;
  const volume = state.get('persistentvolumes', claim.spec?.volumeName ?? '');
  if (volume?.spec?.persistentVolumeReclaimPolicy === 'Delete') state.remove('persistentvolumes', volume);
  else if (volume) state.update('persistentvolumes', { ...volume, status: { phase: 'Released' } });
  const finalizers = (claim.metadata.finalizers ?? []).filter((name) => name !== PROTECTION);
  state.update('persistentvolumeclaims', { ...claim, metadata: { ...claim.metadata, finalizers } });
}
