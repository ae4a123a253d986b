import { slugify } from './slug.ts';

it('makes a name Kubernetes accepts out of anything typed', () => {
  expect(slugify('  Mi Clúster Ñandú #1 ')).toBe('mi-cluster-nandu-1');
  expect(slugify('--a__b--')).toBe('a-b');
  expect(slugify('!!!')).toBe('');
});

it('cuts to the limit without leaving a hyphen at the end', () => {
  expect(slugify('abc def', 4)).toBe('abc');
});
