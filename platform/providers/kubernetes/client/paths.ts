import { resources, type ResourceName } from '../api/resources.ts';

type Value = string | number | boolean;
type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>;

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
    for (const one of [value ?? []].flat()) parameters.append(name, String(one));
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
