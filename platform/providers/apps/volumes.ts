import { parseQuantity } from '../kubernetes/api/quantities.ts';
import type { AppClaim, AppWorkload, CatalogueApp } from './catalogueApp.ts';
import type { Inputs } from './inputs.ts';
import type { AppVersion } from './port.ts';
import { chartValues, valueAt } from './values.ts';

const GIB = 2 ** 30;
/** What charts request that set no size. */
const USUAL_SIZE = '8Gi';

/** The text at a path of the values; undefined if it is empty or of another type. */
export function textAt(values: unknown, path: string | undefined): string | undefined {
  const value = path === undefined ? undefined : valueAt(values, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Requested size of a claim, as a quantity. */
export const claimSize = (values: unknown, { size }: AppClaim): string => textAt(values, size) ?? USUAL_SIZE;

/** Pods of a workload. */
export function replicasOf(values: unknown, { replicas }: AppWorkload): number {
  const wanted = replicas === undefined ? undefined : valueAt(values, replicas);
  return typeof wanted === 'number' ? wanted : 1;
}

/** True for a claim that every pod of a StatefulSet has for itself. */
export const isTemplate = ({ kind }: AppWorkload, { isSeparate = false }: AppClaim): boolean =>
  kind === 'statefulset' && !isSeparate;

/** Gigabytes of each volume that an app orders with these settings. */
export function volumeSizes(app: CatalogueApp, version: AppVersion, inputs: Inputs): number[] {
  const values = chartValues(app, version, inputs);
  return app.workloads.flatMap((workload) =>
    (workload.claims ?? []).flatMap((claim) => {
      const gigabytes = Math.ceil((parseQuantity(claimSize(values, claim)) ?? 0) / GIB);
      const count = isTemplate(workload, claim) ? replicasOf(values, workload) : 1;
      return Array.from({ length: count }, () => gigabytes);
    }),
  );
}
