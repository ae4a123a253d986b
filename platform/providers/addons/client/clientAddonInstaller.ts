import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import type { CatalogueAddon } from '../catalogue.ts';
import { catalogued, checkedAddon } from '../checkedAddon.ts';
import { AddonError, type AddonInstaller } from '../port.ts';
import { CHART_NAMESPACE, helmChartOf } from './helmChart.ts';
import { manifestsOf } from './manifests.ts';
import { observeAction } from './observing.ts';
import { addonStages, jobName } from './progress.ts';
import { installState } from './release.ts';

const chartTarget = (name: string) => ({ name, namespace: CHART_NAMESPACE });

/** Applies a chart or manifests. k3s runs the failed job of an unchanged chart again when it is gone. */
async function applyVersion(
  client: KubernetesClient,
  { chart, ...addon }: CatalogueAddon,
  version: string,
  signal?: AbortSignal,
): Promise<void> {
  if (chart === null) return manifestsOf(addon).apply(client, version, signal);
  const { name } = addon;
  const known = await orNull(client.get('helmcharts.helm.cattle.io', chartTarget(name), signal));
  if (known?.spec?.version !== version || known.metadata.deletionTimestamp !== undefined) {
    const object = helmChartOf({ ...addon, chart }, version);
    await client.apply('helmcharts.helm.cattle.io', object, { force: true, signal });
  } else if ((await installState(client, name, version, signal)) === 'failed') {
    await client.delete('jobs.batch', chartTarget(jobName('install', name)), { signal });
  }
}

async function remove(client: KubernetesClient, addon: CatalogueAddon, signal?: AbortSignal): Promise<void> {
  if (addon.chart === null) await manifestsOf(addon).remove(client, signal);
  else await client.delete('helmcharts.helm.cattle.io', chartTarget(addon.name), { signal });
}

/** The add-ons that the cluster no longer has. A chart that cannot be uninstalled stays, marked as deleted. */
async function deletedAddons(
  client: KubernetesClient,
  addons: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const charts = await client.list('helmcharts.helm.cattle.io', { namespace: CHART_NAMESPACE, signal });
  const kept = new Set(charts.map(({ metadata }) => metadata.name));
  const deleted: string[] = [];
  for (const name of addons) {
    const addon = catalogued(name);
    const exists = addon.chart === null ? await manifestsOf(addon).exist(client, signal) : kept.has(name);
    if (!exists) deleted.push(name);
  }
  return deleted;
}

/** Installs add-ons as HelmChart objects, which k3s turns into Helm releases. */
export function createClientAddonInstaller({
  clients,
}: {
  clients: Pick<KubernetesClients, 'of'>;
}): AddonInstaller {
  const asAddonError = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof KubernetesError)) throw error;
      const { kind, code, text: why } = error;
      throw new AddonError({ kind, code, text: why });
    }
  };
  return {
    apply: ({ clusterId, k3sVersion }, action, signal) =>
      asAddonError(async () => {
        const addon = checkedAddon({ k3sVersion }, action);
        const client = await clients.of(clusterId);
        if (action.version === null) await remove(client, addon, signal);
        else await applyVersion(client, addon, action.version, signal);
        return addonStages(action.action, addon).accepted;
      }),
    observe: (clusterId, actions, signal) =>
      asAddonError(async () => {
        if (actions.length === 0) return [];
        const client = await clients.of(clusterId);
        return Promise.all(
          actions.map((action) => observeAction(client, catalogued(action.addon), action, signal)),
        );
      }),
    deleted: (clusterId, addons, signal) =>
      asAddonError(async () =>
        addons.length === 0 ? [] : deletedAddons(await clients.of(clusterId), addons, signal),
      ),
  };
}
