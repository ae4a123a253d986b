import en from '../../../i18n/en/help.json';
import es from '../../../i18n/es/help.json';
import { LOCALES } from '../../../i18n/i18n.ts';
import { DOC_PAGES, loadDocs } from './docPages.ts';
import { searchDocs } from './searchDocs.ts';

const docs = [
  { id: 'logs', title: 'Logs', text: '\nFollow pods. A **database** has logs too.\n' },
  { id: 'postgres', title: 'Databases and restore', text: '\nRestauración al segundo, with `pg_dump`.\n' },
] as const;
const ids = (search: string) => searchDocs(docs, search).map(({ doc }) => doc.id);

it('finds pages that contain every word, in titles first', () => {
  expect(ids('')).toEqual(['logs', 'postgres']);
  expect(ids('database')).toEqual(['postgres', 'logs']);
  expect(ids('database pods')).toEqual(['logs']);
  expect(ids('kubectl')).toEqual([]);
});

it('ignores case and accents, and shows the text around the match', () => {
  expect(searchDocs(docs, 'RESTAURACION')[0]?.excerpt).toBe('Restauración al segundo, with pg_dump.');
});

it('every Markdown file is a page that is shown', () => {
  const expected = LOCALES.flatMap((locale) => DOC_PAGES.map((id) => `./${locale}/${id}.md`));
  expect(Object.keys(import.meta.glob('./*/*.md')).toSorted()).toEqual(expected.toSorted());
});

it.each(LOCALES)('every page has a title and a text in %s', async (locale) => {
  const pages = await loadDocs(locale);
  for (const { id, title, text } of pages)
    expect([id, title !== '', text.length > 300]).toEqual([id, true, true]);
});

it('has the same sections in both languages', async () => {
  const sections = async (locale: 'en' | 'es') =>
    (await loadDocs(locale)).map(({ id, text }) => `${id}: ${text.match(/^## /gm)?.length ?? 0}`);
  expect(await sections('es')).toEqual(await sections('en'));
});

it.each([
  ['en', en],
  ['es', es],
] as const)('is listed in the palette by the titles of its pages in %s', async (locale, texts) => {
  const titles = (await loadDocs(locale)).map(({ id, title }) => [id, title]);
  expect(Object.fromEntries(titles)).toEqual(texts.docs.page);
});
