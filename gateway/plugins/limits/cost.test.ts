import { buildSchema, parse, validate } from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { costLimit } from './cost.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query { name: String things(first: Int, last: Int): Things plain: [Thing] nodes(ids: [ID!]!): [Node]! }
  type Things { edges: [Edge] totalCount: Int }
  type Edge { node: Thing }
  type Thing implements Node { id: ID! name: String things(first: Int): Things }
`);

const problems = (text: string, most: number) => validate(schema, parse(text), [costLimit(most)]);

/** The smallest limit that allows the operation. */
function cost(text: string): number {
  let [low, high] = [0, 1_000_000];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (problems(text, middle).length === 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
const page = (args: string, inner = 'name') => `things${args} { edges { node { ${inner} } } }`;

describe('cost of an operation', () => {
  it.each([
    ['{ name }', 1],
    ['{ a: name b: name ... on Query { c: name } }', 3],
    [`{ ${page('(first: 10)')} }`, 22],
    [`{ ${page('(first: 10, last: 2)')} }`, 6],
    [`{ ${page('')} }`, 202],
    [`query ($n: Int) { ${page('(first: $n)')} }`, 202],
    [`{ ${page('(first: 10)', page('(first: 10)'))} }`, 232],
    ['{ things { totalCount } }', 2],
    ['{ nodes(ids: ["a", "b"]) { id } }', 3],
    ['query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', 101],
    ['{ plain { name } }', 2],
    ['{ __schema { types { name } } name }', 1],
  ])('%s', (text, expected) => {
    expect(cost(text)).toBe(expected);
  });

  it.each([
    `{ things(first: 10) { ... on Things { edges { node { name } } } } }`,
    `{ things(first: 10) { ...Page } } fragment Page on Things { edges { ... { node { ...Name } } } } fragment Name on Thing { name }`,
    `{ ...Root } fragment Root on Query { ${page('(first: 10)')} }`,
    `{ ${page('(first: 10)')} ${page('(first: 10)')} ... { ${page('(first: 10)')} } }`,
  ])('does not depend on fragments and repetitions: %s', (text) => {
    expect(cost(text)).toBe(22);
  });

  it('counts every alias of objects by id', () => {
    const aliases = Array.from({ length: 30 }, (_, i) => `a${i}: nodes(ids: $ids) { id }`);
    expect(cost(`query ($ids: [ID!]!) { ${aliases.join(' ')} }`)).toBe(30 * 101);
  });

  it('merges repeated fragments without visiting each of them', () => {
    const levels = Array.from(
      { length: 60 },
      (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
    );
    expect(problems(`{ ...f0 } ${levels.join(' ')} fragment f60 on Query { name }`, 1)).toEqual([]);
  });

  it('ends for recursive fragments', () => {
    const text =
      '{ plain { ...F } } fragment F on Thing { name things(first: 2) { edges { node { ...F } } } }';
    expect(problems(text, 1000)).toHaveLength(1);
  });

  it('is allowed up to the limit', () => {
    expect(problems('{ a: name b: name }', 2)).toEqual([]);
    expect(problems('{ a: name b: name }', 1)).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });
});
