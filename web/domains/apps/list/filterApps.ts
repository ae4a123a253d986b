import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../../i18n/MessageText.tsx';
import type { filterApps_app$data, filterApps_app$key } from './__generated__/filterApps_app.graphql.ts';

export const APP_SHOWS = ['all', 'installed', 'available'] as const;
export type AppShow = (typeof APP_SHOWS)[number];

export interface AppFilter {
  readonly show: AppShow;
  /** A category of the catalogue; empty for all. */
  readonly category: string;
  readonly search: string;
}

/** Words that also find the card of PostgreSQL. */
const POSTGRES_WORDS = ['postgres', 'postgresql', 'database'];

const wordsOf = (search: string) => search.trim().toLowerCase();

/** Whether the card of PostgreSQL is among the found ones; `texts` are what it says. It always offers another database. */
export function showsPostgres(
  { show, category, search }: AppFilter,
  hasDatabases: boolean,
  texts: readonly string[],
): boolean {
  if ((show === 'installed' && !hasDatabases) || (category !== '' && category !== 'database')) return false;
  const wanted = wordsOf(search);
  return [...POSTGRES_WORDS, ...texts].some((text) => text.toLowerCase().includes(wanted));
}

const factsOf = (app: filterApps_app$key) =>
  readInlineData(
    graphql`
      fragment filterApps_app on App @inline {
        catalog {
          name
          title
          detail {
            ...MessageText_message
          }
          category
          subcategory
          tags
        }
        installation {
          __typename
        }
      }
    `,
    app,
  );

const isInstalled = ({ installation }: filterApps_app$data) => installation != null;

function matches({ catalog }: filterApps_app$data, { category, search }: AppFilter): boolean {
  if (category !== '' && catalog.category !== category) return false;
  const { name, title, detail, subcategory, tags } = catalog;
  const texts = [name, title, messageText(detail), catalog.category, subcategory ?? '', ...tags];
  return texts.some((text) => text.toLowerCase().includes(wordsOf(search)));
}

/** Applies a filter; also returns how many apps each choice of `show` would leave, and the available categories. */
export function filterApps<App extends filterApps_app$key>(apps: readonly App[], filter: AppFilter) {
  const all = apps.map((app) => ({ app, facts: factsOf(app) }));
  const found = all
    .filter(({ facts }) => matches(facts, filter))
    // Installed ones first; the server sorts by title.
    .toSorted((a, b) => Number(isInstalled(b.facts)) - Number(isInstalled(a.facts)));
  const installed = found.filter(({ facts }) => isInstalled(facts));
  const available = found.filter(({ facts }) => !isInstalled(facts));
  const lists = { all: found, installed, available };
  return {
    shown: lists[filter.show].map(({ app }) => app),
    counts: { all: found.length, installed: installed.length, available: available.length },
    categories: [...new Set(all.map(({ facts }) => facts.catalog.category))].toSorted(),
  };
}
