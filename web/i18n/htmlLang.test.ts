import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const script = readFileSync(resolve(import.meta.dirname, '../public/theme-boot.js'), 'utf8');
const boot = () => {
  document.documentElement.lang = 'en';
  window.eval(script);
  return document.documentElement.lang;
};

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

it('is the chosen language before the texts are loaded', () => {
  localStorage.setItem('kubedeck.locale', 'es');
  expect(boot()).toBe('es');
});

it("is the browser's language until one is chosen", () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
  expect(boot()).toBe('es');
  localStorage.setItem('kubedeck.locale', 'en');
  expect(boot()).toBe('en');
});
