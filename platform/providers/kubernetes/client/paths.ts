import { resources, type ResourceName } from '../api/resources.ts';

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface Target {
  namespace?: string | undefined;
  name?: string | undefined;
  /** Such as log. */
  subresource?: string;
}

/** The path with the parameters that are defined. */
export function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/** Path of a list or of an object, such as /apis/apps/v1/namespaces/shop/deployments/web. */
export function pathOf(resource: ResourceName, { namespace, name, subresource }: Target = {}): string {
  const { group, version, plural, isNamespaced } = resources[resource];
  return [
    group === '' ? `/api/${version}` : `/apis/${group}/${version}`,
    ...(isNamespaced && namespace !== undefined ? ['namespaces', encodeURIComponent(namespace)] : []),
    plural,
    ...(name === undefined ? [] : [encodeURIComponent(name)]),
    ...(subresource === undefined ? [] : [subresource]),
  ].join('/');
}
