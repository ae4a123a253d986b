/** The add-ons that apps need. */
import type { Queryable } from '../../db/database.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { findApp as findInCatalogue } from '../../providers/apps/catalogue.ts';
import type { CatalogApp } from '../../providers/apps/port.ts';
import { isPresent } from '../addons/addons.rules.ts';
import type { AddonsService } from '../addons/addons.service.ts';
import { reliesOnAddons } from './apps.rules.ts';
import { appsOf } from './apps.store.ts';

/** Any of them answers the Ingress of an app. */
export const ingressControllers: readonly string[] = ['ingress-nginx', 'traefik'];

const others = (name: string): string[] =>
  ingressControllers.includes(name) ? ingressControllers.filter((other) => other !== name) : [];

/** Required add-ons that are missing, and everything to install for them, in order. */
export interface MissingAddons {
  names: string[];
  chain: CatalogueAddon[];
}

export async function missingAddons(
  addons: Pick<AddonsService, 'statusOf' | 'chainFor'>,
  db: Queryable,
  clusterId: string,
  { requiredAddons }: Pick<CatalogApp, 'requiredAddons'>,
): Promise<MissingAddons> {
  const isThere = async (name: string) => isPresent(await addons.statusOf(db, clusterId, name));
  const names: string[] = [];
  for (const name of requiredAddons) {
    const found = await Promise.all([name, ...others(name)].map(isThere));
    if (!found.includes(true)) names.push(name);
  }
  return { names, chain: await addons.chainFor(db, clusterId, names) };
}

/** Titles of the apps on a cluster that need the add-on, which has no stand-in there. */
export async function appDependents(
  addons: Pick<AddonsService, 'statusOf'>,
  db: Queryable,
  clusterId: string,
  addon: string,
): Promise<string[]> {
  const rows = await appsOf(db, clusterId);
  const needing = rows.flatMap(({ name, status }) => {
    const app = findInCatalogue(name);
    return app && reliesOnAddons(status) && app.requiredAddons.some((one) => isSame(one, addon)) ? [app] : [];
  });
  if (needing.length === 0) return [];
  for (const other of others(addon)) if (isPresent(await addons.statusOf(db, clusterId, other))) return [];
  return needing.map(({ title }) => title);
}

/** True if the installed add-on is the required one, or stands in for it. */
const isSame = (required: string, installed: string): boolean =>
  required === installed || others(required).includes(installed);
