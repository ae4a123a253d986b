import type { Message } from '../../messages/messages.ts';
import { foundationAddons } from './foundationAddons.ts';
import { workloadAddons } from './workloadAddons.ts';

/** One chart version, with the version of the program inside when the two differ. */
export interface AddonVersion {
  version: string;
  appVersion?: string;
  /** Kubernetes minors it supports, both included; undefined when it does not say. */
  kubernetes?: { min: string; max: string };
}

export const addonCategories = [
  'networking',
  'security',
  'gitops',
  'monitoring',
  'databases',
  'other',
] as const;
export type AddonCategory = (typeof addonCategories)[number];

export interface CatalogueAddon {
  name: string;
  title: string;
  description: Message;
  category: AddonCategory;
  /** Newest first; the first is the default. */
  versions: readonly [AddonVersion, ...AddonVersion[]];
  /** Null when the platform applies manifests of its own instead of a chart. */
  chart: { repository: string; name: string } | null;
  namespace: string;
  /** Catalogue names that must be installed before. */
  requires: readonly string[];
  /** Comes with every cluster and cannot leave it. */
  isRequired: boolean;
  /** Has a Service of type LoadBalancer: its addresses are the cluster's ingress endpoints. */
  hasLoadBalancer: boolean;
  /** How many pods a default installation has. */
  pods: number;
}

/** The day on which the first versions were the newest; the cluster autoscaler's is the first of its minor. */
/** Every add-on that can be installed; those that others require stand before them. */
export const addonCatalogue: readonly CatalogueAddon[] = [...foundationAddons, ...workloadAddons];

/** The catalogue's entry of that name, or undefined. */
export function findAddon(name: string): CatalogueAddon | undefined {
  return addonCatalogue.find((addon) => addon.name === name);
}
