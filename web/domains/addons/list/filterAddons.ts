import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../../i18n/MessageText.tsx';
import { isOutdated } from '../../../lib/isOutdated.ts';
import { addonLook } from '../addonStatus.ts';
import type {
  filterAddons_addon$data,
  filterAddons_addon$key,
} from './__generated__/filterAddons_addon.graphql.ts';

export const ADDON_SHOWS = ['all', 'upgrades', 'installed', 'available'] as const;
export type AddonShow = (typeof ADDON_SHOWS)[number];

export interface AddonFilter {
  readonly show: AddonShow;
  /** A category of the graph; empty for all. */
  readonly category: string;
  readonly search: string;
}

const factsOf = (addon: filterAddons_addon$key) =>
  readInlineData(
    graphql`
      fragment filterAddons_addon on Addon @inline {
        name
        status
        isInstalled
        version
        catalog {
          title
          detail {
            ...MessageText_message
          }
          category
          latestVersion
        }
      }
    `,
    addon,
  );

/** An add-on that is being uninstalled stays in its list until it is gone. */
const isListedAsInstalled = ({ isInstalled, status }: filterAddons_addon$data) =>
  isInstalled || status === 'UNINSTALLING';

function matches({ name, catalog }: filterAddons_addon$data, { category, search }: AddonFilter): boolean {
  if (category !== '' && catalog.category !== category) return false;
  const wanted = search.trim().toLowerCase();
  const texts = [name, catalog.title, messageText(catalog.detail)];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

const hasUpgrade = ({ isInstalled, version, catalog }: filterAddons_addon$data) =>
  isInstalled && isOutdated(version, catalog.latestVersion);

/** Failed add-ons first, then those that can be upgraded, then the other installed ones. */
function rank(facts: filterAddons_addon$data): number {
  if (addonLook(facts.status).hasFailed) return 0;
  if (hasUpgrade(facts)) return 1;
  return isListedAsInstalled(facts) || addonLook(facts.status).isMoving ? 2 : 3;
}

/** Applies a filter; also returns how many add-ons each choice of `show` would leave, and the available categories. */
export function filterAddons<Addon extends filterAddons_addon$key>(
  addons: readonly Addon[],
  filter: AddonFilter,
) {
  const all = addons
    .map((addon) => ({ addon, facts: factsOf(addon) }))
    .sort((a, b) => rank(a.facts) - rank(b.facts));
  const found = all.filter(({ facts }) => matches(facts, filter));
  const installed = found.filter(({ facts }) => isListedAsInstalled(facts));
  const available = found.filter(({ facts }) => !isListedAsInstalled(facts));
  const upgrades = found.filter(({ facts }) => hasUpgrade(facts));
  const lists = { all: found, upgrades, installed, available };
  return {
    shown: lists[filter.show].map(({ addon }) => addon),
    counts: {
      all: found.length,
      upgrades: upgrades.length,
      installed: installed.length,
      available: available.length,
    },
    categories: [...new Set(all.map(({ facts }) => facts.catalog.category))],
  };
}
