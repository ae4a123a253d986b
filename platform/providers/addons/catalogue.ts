import type { Message } from '../../messages/messages.ts';
import { foundationAddons } from './foundationAddons.ts';
import { workloadAddons } from './workloadAddons.ts';

/** One chart version, with the app version if the two differ. */
export interface AddonVersion {
  version: string;
  appVersion?: string;
  /** Supported Kubernetes minors, inclusive; undefined if not specified. */
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
type AddonCategory = (typeof addonCategories)[number];

export interface CatalogueAddon {
  name: string;
  title: string;
  description: Message;
  category: AddonCategory;
  /** Newest first; the first is the default. */
  versions: readonly [AddonVersion, ...AddonVersion[]];
  /** Null if the platform applies its own manifests instead of a chart. */
  chart: { repository: string; name: string } | null;
  namespace: string;
  /** URL of the project's documentation. */
  documentation: string;
  /** URL of the project's release notes; null if the platform's own manifests are all there is. */
  changelog: string | null;
  /** YAML of the chart's values that differ from its defaults; undefined if none do. */
  values?: string;
  /** Catalogue names that must be installed before. */
  requires: readonly string[];
  /** Installed on every cluster, and cannot be uninstalled. */
  isRequired: boolean;
  /** Has a Service of type LoadBalancer: its addresses are the cluster's ingress endpoints. */
  hasLoadBalancer: boolean;
  /** Number of pods of a default installation. */
  pods: number;
}

/** All add-ons that can be installed; requirements precede the add-ons that need them. */
export const addonCatalogue: readonly CatalogueAddon[] = [...foundationAddons, ...workloadAddons];

/** The catalogue entry of that name, or undefined. */
export function findAddon(name: string): CatalogueAddon | undefined {
  return addonCatalogue.find((addon) => addon.name === name);
}
