import { findAddon as inCatalogue, type CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { AddonHost } from './addons.changes.ts';
import { isPresent } from './addons.rules.ts';
import { addonsOf, type AddonRow } from './addons.store.ts';
import { failWork, type WorkDeps } from './addons.work.ts';

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

/** One add-on of a chain, with its version. */
export interface ChainStep {
  name: string;
  version: string;
}

/** Fails a chain: the add-on it stopped at with the reason, the later ones as not started. */
export async function failChain(
  deps: WorkDeps,
  host: AddonHost,
  steps: readonly ChainStep[],
  message: Message,
): Promise<void> {
  const rows = new Map((await addonsOf(deps.db, host.id)).map((row) => [row.name, row.status]));
  const open = steps.filter(({ name }) => rows.get(name) === 'installing');
  const [stopped, ...waiting] = open.map((step) => ({ ...step, action: 'install' as const }));
  if (!stopped) return;
  await failWork(deps, host, stopped, message);
  const title = inCatalogue(stopped.name)?.title ?? stopped.name;
  for (const step of waiting) {
    await failWork(deps, host, step, text('addon_waits', { title }));
  }
}
