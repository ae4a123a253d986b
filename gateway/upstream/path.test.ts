import { describe, expect, it } from 'vitest';
import { InvalidQueryError } from './errors.ts';
import { path, withQuery } from './path.ts';

describe('path', () => {
  it('encodes each value into one segment', () => {
    expect(path`/api/clusters/${'a/b?c#d'}/nodes`.value).toBe('/api/clusters/a%2Fb%3Fc%23d/nodes');
  });

  it('encodes encoded values again', () => {
    expect(path`/api/clusters/${'%2e%2e%2f'}`.value).toBe('/api/clusters/%252e%252e%252f');
  });

  it.each(['..', '.', '', 'a\0b', 'x'.repeat(301)])('refuses %j as a segment', (value) => {
    expect(() => path`/api/clusters/${value}/nodes`).toThrow('is not an identifier');
  });

  it('has a template without values for metrics', () => {
    expect(path`/api/clusters/${'c1'}/addons/${7}`.template).toBe('/api/clusters/:id/addons/:id');
  });
});

describe('withQuery', () => {
  const log = path`/api/log`;

  it('omits parameters without a value', () => {
    expect(withQuery(log, { search: 'a &b', actor: null, limit: 3 }).value).toBe(
      '/api/log?search=a+%26b&limit=3',
    );
  });

  it.each(['a\0b', 'x'.repeat(2001)])('refuses a value that cannot be sent', (search) => {
    expect(() => withQuery(log, { search })).toThrow(InvalidQueryError);
  });
});
