import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, startContractStack, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['empty'] });
});
afterAll(() => stack.stop());

const RECORD =
  'mutation ($name: String!, $metadata: JSON) { recordEvent(input: { name: $name, metadata: $metadata }) { recorded } }';

describe('recordEvent', () => {
  it('records an event with its metadata', async () => {
    const someone = await stack.signIn('empty@demo.test');
    const event = { name: 'cluster.create:opened', metadata: { step: 2, from: ['list'] } };
    expect(await stack.run(RECORD, event, someone)).toEqual({ recordEvent: { recorded: true } });
  });

  it('refuses invalid names, too much metadata, and anonymous callers', async () => {
    const someone = await stack.signIn('empty@demo.test');
    expect((await stack.execute(RECORD, { name: 'not a name' }, someone)).codes).toEqual(['BAD_USER_INPUT']);
    const large = { name: 'x', metadata: { text: 'x'.repeat(5000) } };
    expect((await stack.execute(RECORD, large, someone)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await stack.execute(RECORD, { name: 'x' }, anonymous)).codes).toEqual(['UNAUTHENTICATED']);
  });
});
