import { findAddon as inCatalogue, type CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { isPresent } from './addons.rules.ts';
import type { AddonRow } from './addons.store.ts';

/** The add-ons to install for one, in order: each after its requirements, the requested one last. */
export function installChain(addon: CatalogueAddon, rows: readonly AddonRow[]): CatalogueAddon[] {
  const there = new Set(rows.filter(({ status }) => isPresent(status)).map(({ name }) => name));
  const chain: CatalogueAddon[] = [];
  const visit = (one: CatalogueAddon): void => {
    if (there.has(one.name)) return;
    there.add(one.name);
    for (const name of one.requires) {
      const needed = inCatalogue(name);
      if (needed) visit(needed);
    }
    chain.push(one);
  };
  visit(addon);
  return chain;
}

const requires = (name: string): readonly string[] => inCatalogue(name)?.requires ?? [];

/** Ordered installations that nothing was applied of. */
const isWaiting = ({ status, appliedAt }: AddonRow): boolean => status === 'installing' && appliedAt === null;

/** The installations that waited for an add-on, and have all that they require now. */
export function readyAfter(name: string, rows: readonly AddonRow[]): AddonRow[] {
  const there = new Set(rows.filter(({ status }) => isPresent(status)).map((row) => row.name));
  return rows.filter((row) => {
    const needed = requires(row.name);
    return isWaiting(row) && needed.includes(name) && needed.every((one) => there.has(one));
  });
}

/** The installations that wait for an add-on, directly or not. */
export function lostWith(name: string, rows: readonly AddonRow[]): AddonRow[] {
  const lost = new Set([name]);
  const waiting = rows.filter((row) => isWaiting(row) && row.name !== name);
  // Each pass finds those that wait for one of the pass before.
  for (const _pass of waiting)
    for (const row of waiting) if (requires(row.name).some((one) => lost.has(one))) lost.add(row.name);
  return waiting.filter((row) => lost.has(row.name));
}
