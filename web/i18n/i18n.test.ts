import i18next from 'i18next';
import { loadScript } from '../lib/loadScript.ts';
import { changeLocale, currentLocale, loadNamespaces } from './i18n.ts';

vi.mock(import('../lib/loadScript.ts'), async (original) => {
  const file = await original();
  return { ...file, loadScript: vi.fn(file.loadScript) as typeof file.loadScript };
});
const failOnce = () => vi.mocked(loadScript).mockRejectedValueOnce(new TypeError('Failed to fetch'));

beforeEach(() => changeLocale('en'));

it('never shows a screen without its texts, and loads them at the next attempt', async () => {
  i18next.removeResourceBundle('en', 'help');
  failOnce();
  failOnce();
  await expect(loadNamespaces(['help'])).rejects.toThrow('Failed to fetch');
  await loadNamespaces(['help']);
  expect(i18next.t('help:title')).toBe('Help');
});

it('loads the texts of all screens so far in another language', async () => {
  await loadNamespaces(['help', 'clusters.create']);
  for (const namespace of ['help', 'clusters', 'messages']) i18next.removeResourceBundle('es', namespace);
  await changeLocale('es');
  expect(i18next.t('help:title')).toBe('Ayuda');
  expect(i18next.exists('clusters:create.basics.title')).toBe(true);
  expect(currentLocale()).toBe('es');
});

it('keeps the language when the texts of the other one cannot be loaded', async () => {
  await loadNamespaces(['team']);
  failOnce();
  await expect(changeLocale('es')).rejects.toThrow('Failed to fetch');
  expect(currentLocale()).toBe('en');
  await loadNamespaces(['secrets']);
  expect(i18next.language).toBe('en');
});

it('shows the language that was chosen last', async () => {
  await loadNamespaces(['nodes']);
  await Promise.all([changeLocale('es'), changeLocale('en')]);
  expect(currentLocale()).toBe('en');
});

it('names the file of a namespace that does not exist', async () => {
  await expect(loadNamespaces(['nothing'])).rejects.toThrow('There is no file web/i18n/en/nothing.json');
});
