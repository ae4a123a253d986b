import { builder } from '../../graphql/builder.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import { PlanTier, planTierFrom } from '../../graphql/types/PlanTier.ts';
import { CatalogAddonRef, namedAddons } from '../addons/CatalogAddon.ts';
import { loadAppCatalog, loadAppCategories, type CatalogAppRecord } from './catalog.upstream.ts';
import { AppTab } from './form/AppTab.ts';

const AppVersion = builder.objectRef<CatalogAppRecord['versions'][number]>('AppVersion').implement({
  description: 'A version of an app of the catalogue.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Version, as used by `upgradeApp`.' }),
    appVersion: t.exposeString('app_version', {
      nullable: true,
      description: 'Version of the packaged program; null when the platform does not report it.',
    }),
  }),
});

export const CatalogAppRef = builder.objectRef<CatalogAppRecord>('CatalogApp');

/** An app of the catalogue. Node id: its name. */
export const CatalogApp = builder.node(CatalogAppRef, {
  description: 'An app of the catalogue.',
  id: { resolve: (app) => app.name },
  loadOne: async (name, ctx) => (await loadAppCatalog(ctx)).find((app) => app.name === name),
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the app, as used by `installApp` and the REST API.',
    }),
    title: t.exposeString('title', { description: 'Display name.' }),
    description: t.exposeString('description', { description: 'What the app does, in English.' }),
    detail: t.field({
      type: MessageRef,
      description: '`description` with its code and parameters.',
      resolve: ({ description, detail }) => messageFrom(description, detail),
    }),
    category: t.exposeString('category', { description: 'Category, one of `appCategories`.' }),
    subcategory: t.exposeString('subcategory', {
      nullable: true,
      description: 'Group within the category; null when there is none.',
    }),
    tags: t.exposeStringList('tags', { description: 'Words that the app is found by.' }),
    latestVersion: t.exposeString('version', { description: 'Version that is installed by default.' }),
    versions: t.expose('versions', { type: [AppVersion], description: 'Versions, newest first.' }),
    plan: t.field({
      type: PlanTier,
      nullable: true,
      description: 'Smallest plan with which the app can be installed; null when every plan allows it.',
      resolve: ({ plan }) => planTierFrom(plan),
    }),
    requiredAddons: t.field({
      type: [CatalogAddonRef],
      description: 'Add-ons that must be installed first.',
      resolve: (app, _args, ctx) => namedAddons(ctx, app.required_addons),
    }),
    documentationUrl: t.exposeString('documentation_url', {
      nullable: true,
      description: 'Address of the documentation; null when there is none.',
    }),
    changelogUrl: t.exposeString('changelog_url', {
      nullable: true,
      description: 'Address of the release notes; null when it is not known.',
    }),
    canKeepData: t.exposeBoolean('can_keep_data', {
      description: 'Whether `uninstallApp` can leave the data, which a later installation finds again.',
    }),
    tabs: t.expose('tabs', { type: [AppTab], description: 'The form of its settings.' }),
  }),
});

builder.queryFields((t) => ({
  catalogApps: t.field({
    type: [CatalogAppRef],
    nullable: true,
    description: 'All apps of the catalogue, by title; null when they could not be loaded.',
    resolve: async (_root, _args, ctx) =>
      [...(await loadAppCatalog(ctx))].sort((a, b) => a.title.localeCompare(b.title)),
  }),
  appCategories: t.stringList({
    nullable: true,
    description: 'Categories of the apps of the catalogue; null when they could not be loaded.',
    resolve: (_root, _args, ctx) => loadAppCategories(ctx),
  }),
}));
