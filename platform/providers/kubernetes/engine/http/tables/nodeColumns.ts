import type { KubeObject } from '../../../api/objects.ts';
import {
  ageColumn,
  at,
  column,
  listAt,
  nameColumn,
  textAt,
  wide,
  conditionStatus,
  type ColumnsByResource,
} from './columns.ts';

const ROLE = 'node-role.kubernetes.io/';

function nodeStatus(node: KubeObject): string {
  const ready = conditionStatus(node, 'Ready');
  const text = ready === 'True' ? 'Ready' : 'NotReady';
  return at(node, 'spec.unschedulable') === true ? `${text},SchedulingDisabled` : text;
}

function roles({ metadata }: KubeObject): string {
  const names = Object.keys(metadata.labels ?? {}).filter((label) => label.startsWith(ROLE));
  return names.map((label) => label.slice(ROLE.length)).join(',') || '<none>';
}

function address(node: KubeObject, type: string): string {
  return textAt(
    listAt(node, 'status.addresses').find((one) => at(one, 'type') === type),
    'address',
  );
}

export const nodeColumns = {
  nodes: [
    nameColumn,
    column('Status', nodeStatus),
    column('Roles', roles),
    ageColumn,
    column('Version', (node) => textAt(node, 'status.nodeInfo.kubeletVersion')),
    wide('Internal-IP', (node) => address(node, 'InternalIP')),
    wide('External-IP', (node) => address(node, 'ExternalIP')),
    wide('OS-Image', (node) => textAt(node, 'status.nodeInfo.osImage')),
    wide('Kernel-Version', (node) => textAt(node, 'status.nodeInfo.kernelVersion')),
    wide('Container-Runtime', (node) => textAt(node, 'status.nodeInfo.containerRuntimeVersion')),
  ],
} satisfies ColumnsByResource;
