import { resources, type ResourceName } from '../api/resources.ts';

/** Groups of every API server; those of add-ons exist while their CustomResourceDefinitions do. */
const builtInGroups: ReadonlySet<string> = new Set([
  '',
  'apps',
  'batch',
  'autoscaling',
  'networking.k8s.io',
  'rbac.authorization.k8s.io',
  'storage.k8s.io',
  'apiextensions.k8s.io',
  'metrics.k8s.io',
]);

/** What describes a custom resource has the resource's name. */
export const DEFINITIONS = 'customresourcedefinitions.apiextensions.k8s.io' satisfies ResourceName;

/** False for custom resources. */
export function isBuiltIn(resource: ResourceName): boolean {
  return builtInGroups.has(resources[resource].group);
}
