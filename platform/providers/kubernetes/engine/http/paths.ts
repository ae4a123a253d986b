import { resourceNames, resources, type ResourceName } from '../../api/resources.ts';

/** What a path of the API names. */
export interface ResourcePath {
  resource: ResourceName;
  /** Undefined for cluster-scoped resources, and for lists of all namespaces. */
  namespace: string | undefined;
  /** Undefined for the whole collection. */
  name: string | undefined;
  /** Such as scale or log. */
  subresource: string | undefined;
}

const byPath = new Map(
  resourceNames.map((name) => {
    const { group, version, plural } = resources[name];
    return [`${group}/${version}/${plural}`, name] as const;
  }),
);

/** The parts after /api/v1 or /apis/<group>/<version>. */
function split(path: string): { group: string; version: string; rest: string[] } | null {
  const [, root, ...parts] = path.split('/').map(decodeURIComponent);
  if (root === 'api') {
    const [version = '', ...rest] = parts;
    return { group: '', version, rest };
  }
  if (root !== 'apis') return null;
  const [group = '', version = '', ...rest] = parts;
  return { group, version, rest };
}

/** The resource that a path names; null for other paths. Throws URIError for a wrong encoding. */
export function parsePath(path: string): ResourcePath | null {
  const parts = split(path);
  if (!parts) return null;
  const { group, version, rest } = parts;
  const find = (plural: string | undefined) => byPath.get(`${group}/${version}/${plural ?? ''}`);
  // namespaces/<namespace>/<plural>, unless the third part is a subresource of the namespace itself.
  const inner = rest[0] === 'namespaces' && rest.length > 2 ? find(rest[2]) : undefined;
  const [namespace, at] = inner && resources[inner].isNamespaced ? [rest[1], 2] : [undefined, 0];
  const [plural, name, subresource, ...more] = rest.slice(at);
  const resource = find(plural);
  if (!resource || more.length > 0) return null;
  // Objects of namespaces have no path without one.
  if (name !== undefined && namespace === undefined && resources[resource].isNamespaced) return null;
  return { resource, namespace, name, subresource };
}
