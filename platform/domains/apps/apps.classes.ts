/** Storage and ingress classes, which only the cluster knows. */
import { fieldsOf, type dynamicOptions, type FieldConfig } from '../../providers/apps/inputs.ts';
import type { CatalogApp } from '../../providers/apps/port.ts';
import type { ClusterRuntime } from '../../providers/kubernetes/port.ts';
import { ingressControllers } from './apps.addons.ts';
import type { AppOrder } from './apps.planning.ts';

type Source = (typeof dynamicOptions)[number];

interface Class {
  name: string;
  isDefault: boolean;
}

/** Classes by the source of a field; one that is absent was not read and is not checked. */
export type ClusterClasses = Partial<Record<Source, readonly Class[]>>;

/** The classes that an order is checked against: all of a new app, those that a change names. */
export async function classesFor(
  kubernetes: Pick<ClusterRuntime, 'storageClasses' | 'ingressClasses'>,
  clusterId: string,
  { inputsSchema }: Pick<CatalogApp, 'inputsSchema'>,
  { verb, configuration }: AppOrder,
): Promise<ClusterClasses> {
  if (verb === 'uninstall') return {};
  const wanted = new Set(
    fieldsOf(inputsSchema)
      .filter(({ name }) => verb === 'install' || Object.hasOwn(configuration, name))
      .map(({ config }) => config.optionsFrom),
  );
  return {
    ...(wanted.has('cluster-storage-classes') && {
      'cluster-storage-classes': await kubernetes.storageClasses(clusterId),
    }),
    ...(wanted.has('cluster-ingress-classes') && {
      'cluster-ingress-classes': await kubernetes.ingressClasses(clusterId),
    }),
  };
}

/** Names of the class that an ingress controller brings. */
const classOf: Readonly<Record<string, string>> = { traefik: 'traefik', 'ingress-nginx': 'nginx' };

/** With the classes of ingress controllers that are installed before the app, or are being installed. */
export function withComing(classes: ClusterClasses, addons: readonly string[]): ClusterClasses {
  const known = classes['cluster-ingress-classes'];
  if (!known) return classes;
  const coming = ingressControllers
    .filter((addon) => addons.includes(addon))
    .map((addon) => classOf[addon] ?? addon)
    .filter((name) => !known.some((one) => one.name === name));
  const all = [...known, ...coming.map((name) => ({ name, isDefault: false }))];
  return { ...classes, 'cluster-ingress-classes': all };
}

/**
 * What a new app starts with where the cluster lacks the class of the catalogue: the cluster's default class, else its
 * only one. Undefined if the catalogue's is there.
 */
export function preferredClass(
  { optionsFrom, default: usual }: FieldConfig,
  classes: ClusterClasses,
): string | undefined {
  const known = (optionsFrom && classes[optionsFrom]) ?? [];
  if (known.some(({ name }) => name === usual)) return undefined;
  const [only, ...others] = known;
  return (known.find(({ isDefault }) => isDefault) ?? (others.length === 0 ? only : undefined))?.name;
}
