import { parse } from 'yaml';
import { findApp } from '../../../../apps/catalogue.ts';
import type { AppWorkload, CatalogueApp } from '../../../../apps/catalogueApp.ts';
import type { Stored } from '../../../api/objects.ts';

type HelmChart = Stored<'helmcharts.helm.cattle.io'>;

/** A chart of the catalogue of apps with the values that it was applied with. */
export interface AppChart {
  app: CatalogueApp;
  /** Name of the release. */
  name: string;
  namespace: string;
  /** Version of the chart. */
  version: string;
  values: unknown;
  /** Of all its objects. */
  labels: Readonly<Record<string, string>>;
  annotations: Readonly<Record<string, string>>;
}

/** The app that a HelmChart installs; null for charts that are not in the catalogue. */
export function appOf({ metadata, spec }: HelmChart): { app: CatalogueApp; values: unknown } | null {
  const app = findApp(metadata.name);
  if (!app || spec?.chart.split('/').at(-1) !== app.chart.name) return null;
  return { app, values: parse(spec.valuesContent ?? '') };
}

/** By these the Service finds the pods of a workload. */
export function podLabels({ name }: AppChart, workload: AppWorkload): Record<string, string> {
  return { 'app.kubernetes.io/name': `${name}${workload.name}`, 'app.kubernetes.io/instance': name };
}
