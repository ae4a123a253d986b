import { builder } from '../../graphql/builder.ts';
import { connectionOf, type SortKey } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { AddonRef, AddonStatus } from './Addon.ts';
import { isPresent } from './addonActions.ts';
import { loadAddons, type AddonRecord } from './addons.upstream.ts';

const AddonFilter = builder.inputType('AddonFilter', {
  description: 'Filter of add-ons; all given conditions must match.',
  fields: (t) => ({
    statuses: t.field({ type: [AddonStatus], description: 'Add-ons with one of these statuses.' }),
    outdated: t.boolean({
      description:
        'true for installed add-ons whose version is known and not the latest of the catalogue, false for all others.',
    }),
  }),
});

const isOutdated = ({ status, version, entry }: AddonRecord): boolean =>
  isPresent(status) && entry !== undefined && version !== null && version !== entry.latestVersion;

function fits(addon: AddonRecord, filter: typeof AddonFilter.$inferInput | null | undefined): boolean {
  const { statuses, outdated } = filter ?? {};
  if (statuses && !statuses.includes(addon.status)) return false;
  return outdated == null || outdated === isOutdated(addon);
}

/** Required add-ons first, then installed ones, then the rest, each by title. */
function sortKeyOf({ entry, name, status }: AddonRecord): SortKey {
  const rank = entry?.required ? 0 : status === 'not_installed' ? 2 : 1;
  return [rank, entry?.title ?? name, name];
}

const AddonConnection = builder.connectionObject({ type: AddonRef, name: 'AddonConnection' });

builder.objectField(ClusterRef, 'addons', (t) =>
  t.connection(
    {
      type: AddonRef,
      nullable: true,
      description:
        'All add-ons of the catalogue with their state on this cluster: required ones first, then installed ones, then the rest, each by title. Null when they could not be loaded.',
      args: { filter: t.arg({ type: AddonFilter, description: 'Filter; all add-ons when omitted.' }) },
      resolve: async (cluster, { filter, ...args }, ctx) => {
        const addons = await loadAddons(ctx, cluster.id);
        return connectionOf(
          addons.filter((addon) => fits(addon, filter)),
          args,
          sortKeyOf,
        );
      },
    },
    AddonConnection,
  ),
);

builder.objectField(AccountRef, 'addons', (t) =>
  t.connection(
    {
      type: AddonRef,
      nullable: true,
      description:
        'Add-ons of all clusters that are not archived, by name of the cluster and then in the order of `Cluster.addons`. Costs one call of the platform per cluster, whatever the size of the page. Null when those of any cluster could not be loaded.',
      args: { filter: t.arg({ type: AddonFilter, description: 'Filter; all add-ons when omitted.' }) },
      resolve: async (_account, { filter, ...args }, ctx) => {
        const clusters = (await loadClusters(ctx)).filter(({ status }) => status !== 'archived');
        const nameOf = new Map(clusters.map(({ id, name }) => [id, name]));
        const addons = (await Promise.all(clusters.map(({ id }) => loadAddons(ctx, id)))).flat();
        return connectionOf(
          addons.filter((addon) => fits(addon, filter)),
          args,
          (addon) => [nameOf.get(addon.clusterId) ?? '', addon.clusterId, ...sortKeyOf(addon)],
        );
      },
    },
    AddonConnection,
  ),
);
