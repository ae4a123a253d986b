import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { progressDetail } from '../../graphql/Message.ts';
import { messageOf } from '../../graphql/messages.ts';
import { codedError, nullWhenMissing } from '../../graphql/errors.ts';
import { clusterField } from '../clusters/Cluster.ts';
import { addonAction, isPresent, dependencyState, type AddonAction } from './addonActions.ts';
import { addonStatuses, loadAddon, type AddonRecord } from './addons.upstream.ts';
import { CatalogAddonRef, namedAddons } from './CatalogAddon.ts';

export const AddonStatus = builder.enumType('AddonStatus', {
  description: 'Status of an add-on on a cluster.',
  values: Object.fromEntries(
    addonStatuses.map((status) => [
      status.toUpperCase(),
      { value: status, description: statusDescription(status) },
    ]),
  ) as Record<
    Uppercase<(typeof addonStatuses)[number]>,
    { value: (typeof addonStatuses)[number]; description: string }
  >,
});

export const AddonRef = builder.objectRef<AddonRecord>('Addon');

const AddonRequirement = builder
  .objectRef<{ name: string; isSatisfied: boolean }>('AddonRequirement')
  .implement({
    description: 'An add-on required by another one, and whether it is installed on this cluster.',
    fields: (t) => ({
      addon: t.field({
        type: CatalogAddonRef,
        description: 'The required add-on.',
        resolve: ({ name }, _args, ctx) => catalogEntry(name, ctx),
      }),
      isSatisfied: t.exposeBoolean('isSatisfied', {
        description: 'Whether it is installed on this cluster.',
      }),
    }),
  });

const AddonPermissions = builder.objectRef<AddonRecord>('AddonPermissions').implement({
  description: 'What the caller may do with an add-on on a cluster now.',
  fields: (t) => {
    const action = (name: AddonAction, description: string) =>
      t.field({
        type: ActionState,
        description,
        resolve: (addon, _args, ctx) => addonAction(name, addon, ctx),
      });
    return {
      install: action('install', 'Whether `installAddon` is allowed now, and if not, why.'),
      upgrade: action(
        'upgrade',
        'Whether `upgradeAddon` to the latest version is allowed now, and if not, why.',
      ),
      rollback: action('rollback', 'Whether `rollbackAddon` is allowed now, and if not, why.'),
      uninstall: action('uninstall', 'Whether `uninstallAddon` is allowed now, and if not, why.'),
    };
  },
});

/** The cluster and the name of an add-on, from its own id. */
export function splitAddonId(id: string): { clusterId: string; name: string } {
  const { owner, rest } = splitOwnId(id, 'Addon');
  return { clusterId: owner, name: rest };
}

export const Addon = builder.node(AddonRef, {
  description: 'An add-on of the catalogue on one cluster, installed or not.',
  id: { resolve: (addon) => `${addon.clusterId}:${addon.name}` },
  loadOne: (id, ctx) => {
    const { clusterId, name } = splitAddonId(id);
    return nullWhenMissing(loadAddon(ctx, clusterId, name));
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    name: t.exposeString('name', {
      description: 'Name of the add-on, as used by `installAddon` and the REST API.',
    }),
    status: t.expose('status', { type: AddonStatus, description: 'Current status.' }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'Installed version; null when the add-on is not installed.',
    }),
    previousVersion: t.string({
      nullable: true,
      description: 'Version that `rollbackAddon` returns to; null when there is none.',
      resolve: async ({ clusterId, name, previousVersion }, _args, ctx) =>
        previousVersion === undefined
          ? (await loadAddon(ctx, clusterId, name))?.previousVersion
          : previousVersion,
    }),
    progress: t.exposeInt('progress', {
      nullable: true,
      description: 'Progress from 0 to 100; null unless an action is running or has succeeded.',
    }),
    progressMessage: t.exposeString('message', {
      nullable: true,
      description: 'Current step or reason of the failure, in English; null when there is none.',
    }),
    detail: t.field(progressDetail),
    catalog: t.field({
      type: CatalogAddonRef,
      description: "The add-on's entry in the catalogue.",
      resolve: (addon, _args, ctx) => addon.entry ?? catalogEntry(addon.name, ctx),
    }),
    isInstalled: t.boolean({
      description:
        'Whether the add-on is on the cluster: also during an upgrade or rollback, and after a failed rollback or uninstallation. False after a failed installation or upgrade.',
      resolve: (addon) => isPresent(addon.status),
    }),
    requires: t.field({
      type: [AddonRequirement],
      description: 'Add-ons that this one requires.',
      resolve: async (addon, _args, ctx) => (await dependencyState(addon, ctx)).requires,
    }),
    requiredByAddons: t.field({
      type: [CatalogAddonRef],
      description: 'Add-ons on this cluster that require this one.',
      resolve: async (addon, _args, ctx) => namedAddons(ctx, (await dependencyState(addon, ctx)).dependents),
    }),
    requiredByApps: t.stringList({
      description: 'Titles of the apps and names of the databases on this cluster that require it.',
      resolve: async (addon, _args, ctx) =>
        addon.appDependents ?? (await dependencyState(addon, ctx)).appDependents,
    }),
    viewerCan: t.field({
      type: AddonPermissions,
      description: 'What the caller may do with the add-on now.',
      resolve: (addon) => addon,
    }),
  }),
});

async function catalogEntry(name: string, ctx: GatewayContext) {
  const [entry] = await namedAddons(ctx, [name]);
  if (entry === undefined) throw codedError('NOT_FOUND', messageOf('ADDON_NOT_IN_CATALOG'));
  return entry;
}

function statusDescription(status: (typeof addonStatuses)[number]): string {
  switch (status) {
    case 'not_installed':
      return 'Not installed.';
    case 'installing':
      return 'Being installed.';
    case 'installed':
      return 'Installed.';
    case 'upgrading':
      return 'Being upgraded.';
    case 'upgraded':
      return 'Installed after an upgrade.';
    case 'uninstalling':
      return 'Being uninstalled.';
    case 'uninstalled':
      return 'Uninstalled; returned as NOT_INSTALLED.';
    case 'rolling_back':
      return 'Returning to the previous version.';
    case 'rolled_back':
      return 'Installed after a rollback.';
    case 'failed':
      return 'The installation or upgrade failed.';
    case 'uninstall_failed':
      return 'Uninstalling failed; still installed.';
    case 'rollback_failed':
      return 'The rollback failed; still installed.';
  }
}
