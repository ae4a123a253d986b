import { resources, type ResourceName } from '../../api/resources.ts';
import type { MemoryState } from '../state/memoryState.ts';
import { unknownPath } from './status.ts';

/** Groups of every API server; those of add-ons exist while their CustomResourceDefinitions do. */
const builtInGroups: ReadonlySet<string> = new Set([
  '',
  'apps',
  'batch',
  'autoscaling',
  'networking.k8s.io',
  'storage.k8s.io',
  'apiextensions.k8s.io',
  'metrics.k8s.io',
]);

export function isBuiltIn(resource: ResourceName): boolean {
  return builtInGroups.has(resources[resource].group);
}

/** 404 as for an unknown path, if the resource's definition is not installed. */
export function requireInstalled(state: MemoryState, resource: ResourceName): void {
  const isKnown =
    isBuiltIn(resource) ||
    state.get('customresourcedefinitions.apiextensions.k8s.io', resource) !== undefined;
  if (!isKnown) throw unknownPath();
}
