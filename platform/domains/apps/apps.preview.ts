/** What an order on an app would do. Pure. */
import { text, type Message } from '../../messages/messages.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { findApp, findVersion } from '../../providers/apps/catalogue.ts';
import type { CatalogueApp } from '../../providers/apps/catalogueApp.ts';
import { fieldsOf, type Inputs } from '../../providers/apps/inputs.ts';
import { volumeSizes } from '../../providers/apps/volumes.ts';
import {
  balancerPrice,
  orderedVolumePrice,
  SMALLEST_VOLUME_GB,
} from '../../providers/cloud/attachmentPrices.ts';
import { toWarning, type PlannedChangeJson, type PreviewJson } from '../clusters/clusters.preview.ts';
import type { FieldChange } from '../clusters/clusters.revision.ts';
import { cents } from '../clusters/costs/costs.rules.ts';
import type { ClusterEnd } from './apps.handover.ts';
import type { AppAction } from './apps.rules.ts';
import type { AppRow } from './apps.store.ts';

/** What ingress controllers order. */
const BALANCER = 'lb11';

/** A version of an app with its settings. */
interface Release {
  version: string;
  inputs: Inputs;
}

export interface PreviewedOrder {
  app: CatalogueApp;
  action: AppAction;
  /** Add-ons that are installed first, in order. */
  chain: readonly CatalogueAddon[];
  /** Null before the installation. */
  before: Release | null;
  after: Release;
  changes: readonly FieldChange[];
  deletesData: boolean;
}

/** Gigabytes of the volumes of a release; those of a version that the catalogue has dropped are as the newest one's. */
function sizesOf(app: CatalogueApp, { version, inputs }: Release): number[] {
  return volumeSizes(app, findVersion(app, version) ?? app.versions[0], inputs);
}

/** Hetzner's price of the volumes of an app per month. */
function volumesPrice(app: CatalogueApp, release: Release): number {
  return sizesOf(app, release).reduce((sum, size) => sum + orderedVolumePrice(size), 0);
}

/** Price of the volumes afterwards, and of the load balancers of the add-ons that are installed on the way. */
function priceAfter({ app, action, chain, after, deletesData }: PreviewedOrder): number {
  if (action === 'uninstall' && (deletesData || !app.canKeepData)) return 0;
  const balancers = chain.filter(({ hasLoadBalancer }) => hasLoadBalancer).length;
  return cents(volumesPrice(app, after) + balancers * balancerPrice(BALANCER));
}

function warningsOf(order: PreviewedOrder): Message[] {
  const { app, action, chain, before, after, deletesData } = order;
  const { title } = app;
  const sizes = sizesOf(app, after);
  switch (action) {
    case 'uninstall':
      if (sizes.length === 0) return [];
      return [text(deletesData || !app.canKeepData ? 'app_data_deleted' : 'app_data_kept', { title })];
    case 'rollback':
      return sizes.length > 0 && before ? [text('app_data_stays', { title, version: before.version })] : [];
    case 'install': {
      const price = balancerPrice(BALANCER).toFixed(2);
      return [
        ...chain
          .filter(({ hasLoadBalancer }) => hasLoadBalancer)
          .map((addon) => text('app_balancer_ordered', { addon: addon.title, price })),
        ...(sizes.some((size) => size < SMALLEST_VOLUME_GB)
          ? [text('small_volume', { size: SMALLEST_VOLUME_GB })]
          : []),
      ];
    }
    case 'configure':
    case 'upgrade':
      return [];
  }
}

/** Add-ons, the app, then its settings. */
function plannedChanges(order: PreviewedOrder): PlannedChangeJson[] {
  const { app, action, chain, before, after, changes, deletesData } = order;
  const restarts = before === null ? 'none' : 'workloads';
  const addons = chain.map(({ name, versions }): PlannedChangeJson => ({
    field: `addons.${name}`,
    before: null,
    after: versions[0].version,
    one_way: false,
    restarts: 'none',
  }));
  const version = action === 'uninstall' ? null : after.version;
  const own: PlannedChangeJson = {
    field: `apps.${app.name}`,
    before: before?.version ?? null,
    after: version,
    one_way: action === 'uninstall' && (deletesData || !app.canKeepData),
    restarts,
  };
  const configs = new Map(fieldsOf(app.inputsSchema).map(({ name, config }) => [name, config]));
  const settings = changes.map((change): PlannedChangeJson => {
    const config = configs.get(change.field.slice('configuration.'.length));
    // Some settings are fixed once the app is installed, and volumes never shrink.
    const isOneWay = before === null ? config?.editable === false : config?.growsOnly === true;
    return { ...change, one_way: isOneWay, restarts };
  });
  return [...addons, ...(own.before === own.after ? [] : [own]), ...(action === 'uninstall' ? [] : settings)];
}

/** The dry run of an order: what changes and restarts, what cannot be undone, and the price of what Hetzner bills. */
export function previewOf(order: PreviewedOrder): PreviewJson {
  const { app, before } = order;
  return {
    dry_run: {
      changes: plannedChanges(order),
      warnings: warningsOf(order).map(toWarning),
      monthly_price_before: before && cents(volumesPrice(app, before)),
      monthly_price_after: priceAfter(order),
      quota: null,
    },
  };
}

const endCodes = { archive: 'app_data_archived', delete: 'app_data_left' } as const;

/** What becomes of the data of apps when their cluster is archived or deleted; nothing for apps without volumes. */
export function endWarningsOf(rows: readonly AppRow[], end: ClusterEnd): Message[] {
  const titles = rows.flatMap((row) => {
    const app = findApp(row.name);
    return app && sizesOf(app, row).length > 0 ? [app.title] : [];
  });
  if (titles.length === 0) return [];
  return [text(endCodes[end], { names: titles.join(', '), count: titles.length })];
}
