import { builder } from '../../graphql/builder.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import { byTitle, loadCatalog, type CatalogAddonRecord } from './addons.upstream.ts';

const AddonCategory = builder.enumType('AddonCategory', {
  description: 'What an add-on is for.',
  values: {
    NETWORKING: { value: 'networking', description: 'Ingress, DNS and load balancing.' },
    SECURITY: { value: 'security', description: 'Certificates, policies and secrets.' },
    GITOPS: { value: 'gitops', description: 'Delivery from a Git repository.' },
    MONITORING: { value: 'monitoring', description: 'Metrics, logs and dashboards.' },
    DATABASES: { value: 'databases', description: 'Operators that run databases.' },
    OTHER: { value: 'other', description: 'Everything else.' },
  },
});

export const CatalogAddonRef = builder.objectRef<CatalogAddonRecord>('CatalogAddon');

/** An add-on as the catalogue offers it. Node id: its name. */
export const CatalogAddon = builder.node(CatalogAddonRef, {
  description: 'An add-on as the catalogue offers it.',
  id: { resolve: (addon) => addon.name },
  loadOne: async (name, ctx) => (await loadCatalog(ctx)).find((addon) => addon.name === name),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that the REST API knows it by.' }),
    title: t.exposeString('title', { description: 'The name for people.' }),
    description: t.exposeString('description', { description: 'What it does, in English.' }),
    detail: t.field({
      type: MessageRef,
      description: '`description` with its code.',
      resolve: ({ description, detail }) => messageFrom(description, detail),
    }),
    category: t.expose('category', { type: AddonCategory, description: 'What it is for.' }),
    latestVersion: t.exposeString('latestVersion', { description: 'The version an installation gets.' }),
    isRequired: t.exposeBoolean('required', {
      description: 'Part of every cluster; it cannot be uninstalled.',
    }),
    requires: t.field({
      type: [CatalogAddonRef],
      description: 'What must be on the cluster first.',
      resolve: (addon, _args, ctx) => namedAddons(loadCatalog(ctx), addon.requires),
    }),
  }),
});

builder.queryField('catalogAddons', (t) =>
  t.field({
    type: [CatalogAddonRef],
    nullable: true,
    description: 'Every add-on of the catalogue, by title.',
    resolve: async (_root, _args, ctx) => byTitle(await loadCatalog(ctx)),
  }),
);

/** The entries with these names, in the order of the names; names the catalogue does not know are left out. */
export async function namedAddons(
  catalog: Promise<CatalogAddonRecord[]>,
  names: readonly string[],
): Promise<CatalogAddonRecord[]> {
  const all = await catalog;
  return names.flatMap((name) => all.find((addon) => addon.name === name) ?? []);
}
