import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import { loadCatalog, type CatalogAddonRecord } from './addons.upstream.ts';

const AddonCategory = builder.enumType('AddonCategory', {
  description: 'Category of an add-on.',
  values: {
    NETWORKING: { value: 'networking', description: 'Ingress, DNS and load balancing.' },
    SECURITY: { value: 'security', description: 'Certificates, policies and secrets.' },
    GITOPS: { value: 'gitops', description: 'Delivery from a Git repository.' },
    MONITORING: { value: 'monitoring', description: 'Metrics, logs and dashboards.' },
    DATABASES: { value: 'databases', description: 'Operators that run databases.' },
    OTHER: { value: 'other', description: 'Any other purpose.' },
  },
});

const AddonChart = builder.objectRef<{ repository: string; name: string }>('AddonChart').implement({
  description: 'A Helm chart of an add-on.',
  fields: (t) => ({
    repository: t.exposeString('repository', { description: 'URL of the repository.' }),
    name: t.exposeString('name', { description: 'Name of the chart in its repository.' }),
  }),
});

export const CatalogAddonRef = builder.objectRef<CatalogAddonRecord>('CatalogAddon');

/** An add-on of the catalogue. Node id: its name. */
export const CatalogAddon = builder.node(CatalogAddonRef, {
  description: 'An add-on of the catalogue.',
  id: { resolve: (addon) => addon.name },
  loadOne: async (name, ctx) => (await loadCatalog(ctx)).find((addon) => addon.name === name),
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the add-on, as used by `installAddon` and the REST API.',
    }),
    title: t.exposeString('title', { description: 'Display name.' }),
    description: t.exposeString('description', { description: 'What the add-on does, in English.' }),
    detail: t.field({
      type: MessageRef,
      description: '`description` with its code and parameters.',
      resolve: ({ description, detail }) => messageFrom(description, detail),
    }),
    category: t.expose('category', { type: AddonCategory, description: 'Category of the add-on.' }),
    latestVersion: t.exposeString('latestVersion', { description: 'Version that is installed by default.' }),
    isRequired: t.exposeBoolean('required', {
      description: 'Whether the add-on is part of every cluster and cannot be uninstalled.',
    }),
    namespace: t.string({
      nullable: true,
      description: 'Namespace into which it is installed; null when the platform does not report it.',
      resolve: ({ namespace }) => namespace ?? null,
    }),
    chart: t.field({
      type: AddonChart,
      nullable: true,
      description: 'Helm chart that is installed; null when the platform applies its own manifests.',
      resolve: ({ chart }) => chart ?? null,
    }),
    values: t.string({
      nullable: true,
      description: "YAML of the chart's values that differ from its defaults; null when none do.",
      resolve: ({ values }) => values ?? null,
    }),
    podCount: t.int({
      nullable: true,
      description: 'Number of pods of a default installation; null when the platform does not report it.',
      resolve: ({ pods }) => pods ?? null,
    }),
    documentationUrl: t.exposeString('documentationUrl', {
      nullable: true,
      description: "URL of the project's documentation.",
    }),
    changelogUrl: t.exposeString('changelogUrl', {
      nullable: true,
      description: "URL of the project's release notes; null when there are none.",
    }),
    requires: t.field({
      type: [CatalogAddonRef],
      description: 'Add-ons that must be installed first.',
      resolve: (addon, _args, ctx) => namedAddons(ctx, addon.requires),
    }),
  }),
});

builder.queryField('catalogAddons', (t) =>
  t.field({
    type: [CatalogAddonRef],
    nullable: true,
    description: 'All add-ons of the catalogue, by title; null when they could not be loaded.',
    resolve: async (_root, _args, ctx) =>
      [...(await loadCatalog(ctx))].sort((a, b) => a.title.localeCompare(b.title)),
  }),
);

/** Catalogue entries with these names, in their order; unknown names are skipped. */
export async function namedAddons(
  ctx: GatewayContext,
  names: readonly string[],
): Promise<CatalogAddonRecord[]> {
  const all = await loadCatalog(ctx);
  return names.flatMap((name) => all.find((addon) => addon.name === name) ?? []);
}
