/** The add-ons that apps need. */
import type { Queryable } from '../../db/database.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { findApp as findInCatalogue } from '../../providers/apps/catalogue.ts';
import type { CatalogApp } from '../../providers/apps/port.ts';
import { isPresent } from '../addons/addons.rules.ts';
import type { AddonsService } from '../addons/addons.service.ts';
import type { AddonNeed } from './apps.handover.ts';
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

/** The add-ons that the apps on a cluster need. Of several ingress controllers none is needed. */
export async function addonNeeds(
  addons: Pick<AddonsService, 'statusOf'>,
  db: Queryable,
  clusterId: string,
): Promise<AddonNeed[]> {
  const rows = (await appsOf(db, clusterId)).filter(({ status }) => reliesOnAddons(status));
  const controllers: string[] = [];
  if (rows.length > 0)
    for (const name of ingressControllers)
      if (isPresent(await addons.statusOf(db, clusterId, name))) controllers.push(name);
  const present = (name: string): string[] => {
    if (!ingressControllers.includes(name)) return [name];
    return controllers.length === 1 ? controllers : [];
  };
  return rows.flatMap(({ name }) => {
    const app = findInCatalogue(name);
    if (!app) return [];
    return app.requiredAddons.flatMap(present).map((addon) => ({ addon, by: app.title }));
  });
}
