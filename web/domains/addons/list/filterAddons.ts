import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../../i18n/MessageText.tsx';
import type {
  filterAddons_addon$data,
  filterAddons_addon$key,
} from './__generated__/filterAddons_addon.graphql.ts';

export const ADDON_SHOWS = ['all', 'installed', 'available'] as const;
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
        catalog {
          title
          detail {
            ...MessageText_message
          }
          category
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

/** Applies a filter; also returns how many add-ons each choice of `show` would leave, and the available categories. */
export function filterAddons<Addon extends filterAddons_addon$key>(
  addons: readonly Addon[],
  filter: AddonFilter,
) {
  const all = addons.map((addon) => ({ addon, facts: factsOf(addon) }));
  const found = all.filter(({ facts }) => matches(facts, filter));
  const installed = found.filter(({ facts }) => isListedAsInstalled(facts));
  const available = found.filter(({ facts }) => !isListedAsInstalled(facts));
  const lists = { all: found, installed, available };
  return {
    shown: lists[filter.show].map(({ addon }) => addon),
    counts: { all: found.length, installed: installed.length, available: available.length },
    categories: [...new Set(all.map(({ facts }) => facts.catalog.category))],
  };
}
