import type { AppLocale } from '../../../i18n/i18n.ts';

/** The pages of the product documentation, in the order of reading. Each is a Markdown file per language. */
export const DOC_PAGES = [
  'first-cluster',
  'node-pools',
  'add-ons',
  'apps',
  'postgres',
  'deployments',
  'logs',
  'gitops',
  'registries',
  'secrets',
  'team',
  'billing',
  'api',
] as const;
type DocPageId = (typeof DOC_PAGES)[number];

/** A page of the documentation. */
export interface Doc {
  readonly id: DocPageId;
  readonly title: string;
  /** Markdown without the title. */
  readonly text: string;
}

const files: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>('./*/*.md', {
  query: '?raw',
  import: 'default',
});

async function read(locale: AppLocale, id: DocPageId): Promise<Doc> {
  const file = files[`./${locale}/${id}.md`];
  if (!file) throw new Error(`the page ${id} is missing in ${locale}`);
  const [, title = '', text = ''] = /^# (.+)\n([\s\S]*)$/.exec(await file()) ?? [];
  return { id, title, text };
}

const loaded = new Map<AppLocale, Promise<readonly Doc[]>>();

/** All pages in a language; the same promise every time, so that React can wait for it. */
export function loadDocs(locale: AppLocale): Promise<readonly Doc[]> {
  const docs = loaded.get(locale) ?? Promise.all(DOC_PAGES.map((id) => read(locale, id)));
  loaded.set(locale, docs);
  // A page that could not be loaded is loaded again the next time.
  docs.catch(() => loaded.delete(locale));
  return docs;
}
