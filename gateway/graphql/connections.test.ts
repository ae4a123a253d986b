import { describe, expect, it } from 'vitest';
import { connectionOf, edgeOf } from './connections.ts';
import { InputError } from './errors.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const page = (args: Parameters<typeof connectionOf>[1]) => {
  const { edges, pageInfo, totalCount } = connectionOf(letters, args, (letter) => letter);
  return { nodes: edges.map((edge) => edge.node).join(''), totalCount, pageInfo };
};
const cursor = (letter: string) => edgeOf(letter, letter).cursor;

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
    const { pageInfo } = connectionOf(['b', 'c'], { first: 1 }, (letter) => letter);
    const next = connectionOf(['a', 'b', 'c'], { first: 1, after: pageInfo.endCursor }, (letter) => letter);
    expect(next.edges.map((edge) => edge.node)).toEqual(['c']);
  });

  it('begins at the start when the item of the cursor is gone', () => {
    expect(page({ first: 2, after: cursor('z') }).nodes).toBe('ab');
  });

  it('refuses page sizes outside 0 to 100', () => {
    expect(() => page({ first: 101 })).toThrow(InputError);
    expect(() => page({ last: -1 })).toThrow(/last must be between 0 and 100/);
  });

  it('returns at most 100 items without a size', () => {
    const many = Array.from({ length: 130 }, (_, index) => index);
    expect(connectionOf(many, {}, String).edges).toHaveLength(100);
  });
});
