import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, startContractStack, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['empty'] });
});
afterAll(() => stack.stop());

const RECORD =
  'mutation ($name: String!, $metadata: JSON) { recordEvent(input: { name: $name, metadata: $metadata }) { __typename ... on InputError { issues { path } } } }';

describe('recordEvent', () => {
  it('records an event with its metadata', async () => {
    const someone = await stack.signIn('empty@demo.test');
    const event = { name: 'cluster.create:opened', metadata: { step: 2, from: ['list'] } };
    expect(await stack.run(RECORD, event, someone)).toEqual({
      recordEvent: { __typename: 'RecordEventPayload' },
    });
  });

  it('refuses invalid names, too much metadata, and anonymous callers', async () => {
    const someone = await stack.signIn('empty@demo.test');
    const issueOf = (path: string) => ({ recordEvent: { issues: [{ path }] } });
    expect((await stack.execute(RECORD, { name: 'not a name' }, someone)).data).toMatchObject(
      issueOf('name'),
    );
    const large = { name: 'x', metadata: { text: 'x'.repeat(5000) } };
    expect((await stack.execute(RECORD, large, someone)).data).toMatchObject(issueOf('metadata'));
    expect((await stack.execute(RECORD, { name: 'x' }, anonymous)).codes).toEqual(['UNAUTHENTICATED']);
  });
});
