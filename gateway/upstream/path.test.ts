import { describe, expect, it } from 'vitest';
import { path } from './path.ts';

describe('path', () => {
  it('encodes each value into one segment', () => {
    expect(path`/api/clusters/${'a/b?c#d'}/nodes`.value).toBe('/api/clusters/a%2Fb%3Fc%23d/nodes');
  });

  it('encodes what was encoded before, so that nothing slips through a second decoding', () => {
    expect(path`/api/clusters/${'%2e%2e%2f'}`.value).toBe('/api/clusters/%252e%252e%252f');
  });

  it.each(['..', '.', ''])('refuses %j as a segment', (value) => {
    expect(() => path`/api/clusters/${value}/nodes`).toThrow('is not an identifier');
  });

  it('has a template without values for metrics', () => {
    expect(path`/api/clusters/${'c1'}/addons/${7}`.template).toBe('/api/clusters/:id/addons/:id');
  });
});
