import { getNamedType, isAbstractType, isObjectType, type GraphQLNamedType } from 'graphql/index.js';
import { expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { userJson } from '../domains/testing.ts';
import { encodeId } from '../graphql/globalId.ts';
import { schema } from '../graphql/schema.ts';
import type { Call } from '../testing.ts';
import { fanoutWorld } from './testing.ts';

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

it('subscriptions whose results are shared reach no personal types', () => {
  const seen = new Set<string>();
  for (const { type, extensions } of Object.values(schema.getSubscriptionType()?.getFields() ?? {}))
    if (extensions['isExclusive'] !== true) reachable(getNamedType(type), seen);
  expect(seen).toContain('Cluster');
  expect(PERSONAL.filter((name) => seen.has(name))).toEqual([]);
  expect(PERSONAL.some((name) => schema.getType(name) !== undefined)).toBe(true);
});

const FIELD = `notificationsChanged(userId: "${encodeId('User', 'ann')}") { unread }`;
const DOCUMENTS = {
  'as a field': `subscription { ${FIELD} }`,
  'in an inline fragment': `subscription { ... on Subscription { ${FIELD} } }`,
  'in a fragment': `subscription { ...F } fragment F on Subscription { ${FIELD} }`,
};

it.each(Object.entries(DOCUMENTS))(
  'a user cannot join the personal subscription of another user %s',
  async (_where, ofAnn) => {
    const people: Record<string, string> = { 'Bearer h.ann.s': 'ann', 'Bearer h.ben.s': 'ben' };
    const upstream = {
      'GET /api/user': ({ headers }: Call) => ({
        data: userJson({ id: people[headers['authorization'] ?? ''] }),
      }),
      'GET /api/user/notifications/unread': { data: { unread: 3 } },
    };
    const world = await fanoutWorld({}, { schema, upstream });
    const ann = await world.connect('h.ann.s');
    ann.watch(ofAnn);
    await eventually(() => expect(world.gateway.fanout.size).toBe(1));
    const ben = await world.connect('h.ben.s');
    ben.watch(ofAnn);
    await eventually(() => expect(JSON.stringify(ben.frames)).toContain('NOT_FOUND'));
    world.live.push('notificationUpdate', { userId: 'ann' });
    await eventually(() =>
      expect(ann.results()).toMatchObject([{ data: { notificationsChanged: { unread: 3 } } }]),
    );
    expect(JSON.stringify(ben.results())).not.toContain('unread":3');
    await world.stop();
  },
);
