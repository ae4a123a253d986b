import { buildSchema, parse, validate } from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { costLimit } from './cost.ts';

const schema = buildSchema(`
  type Query { name: String things(first: Int, last: Int): Things plain: [Thing] }
  type Things { edges: [Edge] }
  type Edge { node: Thing }
  type Thing { name: String things(first: Int): Things }
`);

/** What the operation costs: said by the refusal of a limit below everything. */
function cost(text: string): number {
  const [problem] = validate(schema, parse(text), [costLimit(-1)]);
  return Number(/could have (\S+) fields/.exec(problem?.message ?? '')?.[1]);
}
const page = (args: string, inner = 'name') => `things${args} { edges { node { ${inner} } } }`;

describe('what an operation costs', () => {
  it.each([
    ['{ name }', 1],
    ['{ a: name b: name ... on Query { c: name } }', 3],
    [`{ ${page('(first: 10)')} }`, 31],
    [`{ ${page('(first: 10, last: 2)')} }`, 7],
    [`{ ${page('')} }`, 301],
    [`query ($n: Int) { ${page('(first: $n)')} }`, 301],
    [`{ ${page('(first: 10)', page('(first: 10)'))} }`, 331],
    ['{ __schema { types { name } } name }', 1],
  ])('%s', (text, expected) => {
    expect(cost(text)).toBe(expected);
  });

  it('counts fragments wherever they are spread, and doubling ones without going through them all', () => {
    const levels = Array.from(
      { length: 60 },
      (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
    );
    expect(cost(`{ ...f0 } ${levels.join(' ')} fragment f60 on Query { name }`)).toBe(2 ** 60);
  });

  it('is within the limit up to the limit', () => {
    const problems = (most: number) => validate(schema, parse('{ a: name b: name }'), [costLimit(most)]);
    expect(problems(2)).toEqual([]);
    expect(problems(1)).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });
});
