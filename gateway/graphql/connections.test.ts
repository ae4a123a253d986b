import { describe, expect, it } from 'vitest';
import { connectionOf, edgeOf } from './connections.ts';
import { InputError } from './errors.ts';

const letters = ['c', 'a', 'e', 'b', 'd'];
const page = (args: Parameters<typeof connectionOf>[1], items = letters) => {
  const { edges, pageInfo, totalCount } = connectionOf(items, args, (letter) => [letter]);
  return { nodes: edges.map((edge) => edge.node).join(''), totalCount, pageInfo };
};
const cursor = (letter: string) => edgeOf(letter, [letter]).cursor;
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('connectionOf', () => {
  it('pages forward to the end', () => {
    const first = page({ first: 2 });
    expect(first).toMatchObject({
      nodes: 'ab',
      totalCount: 5,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = page({ first: 2, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ nodes: 'cd', pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    const third = page({ first: 2, after: second.pageInfo.endCursor });
    expect(third).toMatchObject({ nodes: 'e', pageInfo: { hasNextPage: false } });
  });

  it('pages backward to the start', () => {
    const last = page({ last: 2 });
    expect(last).toMatchObject({ nodes: 'de', pageInfo: { hasPreviousPage: true, hasNextPage: false } });
    expect(page({ last: 2, before: last.pageInfo.startCursor }).nodes).toBe('bc');
    expect(page({ last: 9, before: cursor('b') })).toMatchObject({
      nodes: 'a',
      pageInfo: { hasPreviousPage: false },
    });
  });

  it('keeps its place when an item is inserted before it', () => {
    const { pageInfo } = page({ first: 1 }, ['b', 'c']);
    expect(page({ first: 1, after: pageInfo.endCursor }, ['a', 'b', 'c']).nodes).toBe('c');
  });

  it('skips no item whose name differs only in leading zeros', () => {
    const numbered = ['a1', 'a01', 'a001'];
    const first = page({ first: 1 }, numbered);
    expect(first.nodes).toBe('a001');
    expect(page({ after: first.pageInfo.endCursor }, numbered).nodes).toBe('a01a1');
  });

  it('continues at the place of a deleted item', () => {
    const rest = ['a', 'b', 'd', 'e'];
    expect(page({ first: 2, after: cursor('c') }, rest).nodes).toBe('de');
    expect(page({ last: 1, before: cursor('c') }, rest).nodes).toBe('b');
    expect(page({ after: cursor('z') }, rest)).toMatchObject({ nodes: '', pageInfo: { hasNextPage: false } });
  });

  it('sorts by several values, each in its direction', () => {
    const pairs = [
      { price: 2, name: 'x' },
      { price: 10.5, name: 'z' },
      { price: 10.5, name: 'y' },
    ];
    const named = (args: Parameters<typeof connectionOf>[1]) =>
      connectionOf(pairs, args, ({ price, name }) => [price, name], [-1]);
    const first = named({ first: 1 });
    expect(first.edges.map(({ node }) => node.name)).toEqual(['y']);
    const rest = named({ after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.name)).toEqual(['z', 'x']);
  });

  it.each([
    ['text', 'garbage'],
    ['nothing', ''],
    ['another type', encoded('[1]')],
    ['another length', encoded('["a","b"]')],
    ['an object', encoded('{"0":"a"}')],
  ])('refuses a cursor with %s', (_what, after) => {
    expect(() => page({ after })).toThrow(InputError);
    expect(() => page({ before: after })).toThrow(/before is no cursor of this list/);
  });

  it('refuses page sizes outside 0 to 100', () => {
    expect(() => page({ first: 101 })).toThrow(InputError);
    expect(() => page({ last: -1 })).toThrow(/last must be between 0 and 100/);
  });

  it('returns at most 100 items without a size', () => {
    const many = Array.from({ length: 130 }, (_, index) => index);
    expect(connectionOf(many, {}, (number) => [number]).edges).toHaveLength(100);
  });
});
