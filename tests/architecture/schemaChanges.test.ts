import { buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { read } from './repository.ts';

/** Breaking changes since the released schema whose description is not quoted in docs/api-changelog.md. */
function undeclared(released: GraphQLSchema, current: GraphQLSchema, declarations: string): string[] {
  const declared = declarations.replaceAll(/\s+/g, ' ');
  return findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !declared.includes(description));
}

/** Deprecations without a removal date: `… Leaves on 2027-03-01.` */
function undated(sdl: string): string[] {
  const reasons = [...sdl.matchAll(/@deprecated(?:\(reason: "([^"]*)"\))?/g)].map(
    ([, reason = '']) => reason,
  );
  return reasons.filter((reason) => !/\b\d{4}-\d{2}-\d{2}\b/.test(reason));
}

describe('the schema', () => {
  it('breaks no client without a declaration in docs/api-changelog.md', () => {
    const [released, current] = [read('docs/released.graphql'), read('schema.graphql')].map((sdl) =>
      buildSchema(sdl, { assumeValidSDL: true }),
    );
    if (!released || !current) throw new Error('both schemas are there');
    expect(undeclared(released, current, read('docs/api-changelog.md'))).toEqual([]);
  });

  it('has a removal date in every deprecation reason', () => {
    expect(undated(read('schema.graphql'))).toEqual([]);
  });

  it('is checked for removed fields and deprecations without a date', () => {
    const before = buildSchema('type Query { a: Int b: Int }');
    const after = buildSchema('type Query { a: Int }');
    expect(undeclared(before, after, '')).toEqual(['Query.b was removed.']);
    expect(undeclared(before, after, '- Query.b was\n  removed. Use a.')).toEqual([]);
    expect(
      undated('a: Int @deprecated(reason: "Use b.") c: Int @deprecated(reason: "Leaves on 2027-01-01.")'),
    ).toEqual(['Use b.']);
  });
});
