import { getNamedType, isAbstractType, isObjectType, type GraphQLNamedType } from 'graphql/index.js';
import { expect, it } from 'vitest';
import { schema } from '../graphql/schema.ts';

/** Types whose objects differ between users of one account and role. */
const PERSONAL = ['User', 'Viewer', 'ApiKey', 'Passkey', 'Session', 'Query', 'Mutation'];

function reachable(from: GraphQLNamedType, seen = new Set<string>()): Set<string> {
  if (seen.has(from.name)) return seen;
  seen.add(from.name);
  if (isAbstractType(from)) for (const type of schema.getPossibleTypes(from)) reachable(type, seen);
  if (isObjectType(from))
    for (const { type } of Object.values(from.getFields())) reachable(getNamedType(type), seen);
  return seen;
}

it('subscriptions reach no personal types, because their results are shared', () => {
  const root = schema.getSubscriptionType();
  if (!root) throw new Error('there are no subscriptions');
  const names = reachable(root);
  expect(names).toContain('Cluster');
  expect(PERSONAL.filter((name) => names.has(name))).toEqual([]);
  expect(PERSONAL.some((name) => schema.getType(name) !== undefined)).toBe(true);
});
