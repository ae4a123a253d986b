import { z } from 'zod';
import { addonCategories, type CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { english, messageFields, messageFieldsJson, messageJson } from '../../messages/messages.ts';
import { addonStatuses, isPresent } from './addons.rules.ts';
import type { AddonNeed } from '../apps/apps.handover.ts';
import type { AddonRow } from './addons.store.ts';

/** A catalogue add-on in a response; its dependencies are a JSON string in an annotation. */
export const catalogAddonJson = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The message code of the description. */
  detail: messageJson,
  category: z.enum(addonCategories),
  default_version: z.string(),
  versions: z.array(z.string()),
  required: z.boolean(),
  namespace: z.string(),
  /** Null if the platform applies its own manifests. */
  chart: z.object({ repository: z.string(), name: z.string() }).nullable(),
  /** YAML of the chart's values that differ from its defaults; null if none do. */
  values: z.string().nullable(),
  /** Number of pods of a default installation. */
  pods: z.int(),
  documentation_url: z.string(),
  changelog_url: z.string().nullable(),
  template: z.object({ annotations: z.object({ dependencies: z.string() }) }),
});

/** Catalogue entry → response. */
export function catalogAddonToJson(addon: CatalogueAddon): z.output<typeof catalogAddonJson> {
  return {
    name: addon.name,
    title: addon.title,
    description: english(addon.description),
    detail: addon.description,
    category: addon.category,
    default_version: addon.versions[0].version,
    versions: addon.versions.map(({ version }) => version),
    required: addon.isRequired,
    namespace: addon.namespace,
    chart: addon.chart,
    values: addon.values ?? null,
    pods: addon.pods,
    documentation_url: addon.documentation,
    changelog_url: addon.changelog,
    template: { annotations: { dependencies: JSON.stringify(addon.requires) } },
  };
}

/** An add-on of a cluster in a response; `addons` is a JSON string, as in the contract. */
export const clusterAddonJson = z.object({
  id: z.string(),
  addon_name: z.string(),
  name: z.string(),
  status: z.enum(addonStatuses),
  version: z.string(),
  previous_version: z.string().nullable(),
  progress: z.int(),
  ...messageFieldsJson,
  installed: z.boolean(),
  addons: z.string().nullable(),
  /** Apps and databases that need it. */
  app_dependents: z.array(z.string()),
});

/** Row → response. */
export function clusterAddonToJson(
  row: AddonRow,
  needs: readonly AddonNeed[],
): z.output<typeof clusterAddonJson> {
  return {
    id: row.id,
    addon_name: row.name,
    name: row.name,
    status: row.status,
    version: row.version,
    previous_version: row.previousVersion,
    progress: row.progress,
    ...messageFields(row.message),
    installed: isPresent(row.status),
    addons: row.data ? JSON.stringify(row.data) : null,
    app_dependents: needs.filter(({ addon }) => addon === row.name).map(({ by }) => by),
  };
}
