/** What an order on an app would do. Pure. */
import { text, type Message } from '../../messages/messages.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import type { CatalogApp } from '../../providers/apps/port.ts';
import { toWarning, type PlannedChangeJson, type PreviewJson } from '../clusters/clusters.preview.ts';
import type { FieldChange } from '../clusters/clusters.revision.ts';
import type { AppAction } from './apps.rules.ts';

export interface PreviewedOrder {
  app: CatalogApp;
  action: AppAction;
  /** Add-ons that are installed first, in order. */
  chain: readonly CatalogueAddon[];
  /** Null before the installation. */
  version: string | null;
  target: string;
  changes: readonly FieldChange[];
  deletesData: boolean;
  /** Of the cluster, EUR per month. */
  monthlyPrice: number;
}

function warningsOf({ app, action, deletesData }: PreviewedOrder): Message[] {
  const { title } = app;
  if (action !== 'uninstall') return [];
  if (deletesData) return [text('app_data_deleted', { title })];
  return app.canKeepData ? [text('app_data_kept', { title })] : [];
}

/** The dry run of an order: add-ons, the app, then its settings. */
export function previewOf(order: PreviewedOrder): PreviewJson {
  const { app, action, chain, version, target, changes, deletesData, monthlyPrice } = order;
  const isNew = version === null;
  const addons = chain.map(({ name, versions }): PlannedChangeJson => ({
    field: `addons.${name}`,
    before: null,
    after: versions[0].version,
    one_way: false,
    restarts: 'none',
  }));
  const after = action === 'uninstall' ? null : target;
  const own: PlannedChangeJson = {
    field: `apps.${app.name}`,
    before: version,
    after,
    one_way: action === 'uninstall' && deletesData,
    restarts: isNew ? 'none' : 'workloads',
  };
  const settings = changes.map((change): PlannedChangeJson => ({
    ...change,
    one_way: false,
    restarts: isNew ? 'none' : 'workloads',
  }));
  return {
    dry_run: {
      changes: [...addons, ...(version === after ? [] : [own]), ...(action === 'uninstall' ? [] : settings)],
      warnings: warningsOf(order).map(toWarning),
      // The load balancers and volumes of an app are only known once it runs.
      monthly_price_before: monthlyPrice,
      monthly_price_after: monthlyPrice,
      quota: null,
    },
  };
}
