import { describe, expect, it } from 'vitest';
import { operationIdentity, sharingKey, type Shareable } from './identity.ts';

type Subscribed = Shareable & { rights: string };

const base: Subscribed = {
  operation: operationIdentity('abc', ''),
  operationName: 'Watch',
  variables: { clusterId: 'c1', filter: { a: 1, b: [2, 3] } },
  caller: { locale: 'en', credential: 'cookie', publicUrl: 'https://one.test' },
  rights: 'account one, admin',
};

const keyOf = ({ rights, ...subscription }: Subscribed) => sharingKey(subscription)(rights);

describe('sharingKey', () => {
  it('is the same for any order of the variables', () => {
    const variables = { filter: { b: [2, 3], a: 1 }, clusterId: 'c1' };
    expect(keyOf({ ...base, variables })).toBe(keyOf(base));
  });

  it.each<[string, Partial<Subscribed>]>([
    ['document', { operation: operationIdentity('abd', '') }],
    ['text', { operation: operationIdentity(null, 'subscription { a }') }],
    ['operation of the document', { operationName: 'Other' }],
    ['variables', { variables: { clusterId: 'c2', filter: { a: 1, b: [2, 3] } } }],
    ['order in a list', { variables: { clusterId: 'c1', filter: { a: 1, b: [3, 2] } } }],
    ['account or role', { rights: 'account one, user' }],
    ['language', { caller: { ...base.caller, locale: 'es' } }],
    ['credential', { caller: { ...base.caller, credential: 'bearer' } }],
    ['address', { caller: { ...base.caller, publicUrl: 'https://two.test' } }],
  ])('differs for another %s', (_what, change) => {
    expect(keyOf({ ...base, ...change })).not.toBe(keyOf(base));
  });

  it('cannot be forged by a text that looks like an id', () => {
    expect(operationIdentity(null, 'id abc')).not.toBe(operationIdentity('abc', ''));
    expect(operationIdentity('abc', 'subscription { a }')).toBe(
      operationIdentity(null, 'subscription { a }'),
    );
  });
});
