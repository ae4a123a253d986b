import { slugify } from './slug.ts';

it('makes a valid Kubernetes name out of any text', () => {
  expect(slugify('  Mi Clúster Ñandú #1 ')).toBe('mi-cluster-nandu-1');
  expect(slugify('--a__b--')).toBe('a-b');
  expect(slugify('!!!')).toBe('');
});

it('truncates without a hyphen at the end', () => {
  expect(slugify('abc def', 4)).toBe('abc');
});
