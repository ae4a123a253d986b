import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { startContractStack, type ContractOptions, type ContractStack } from '../../support/contractStack.ts';
import type { Fault } from '../../support/faultProxy.ts';

const stacks: ContractStack[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});
async function start(options: ContractOptions = {}): Promise<ContractStack> {
  const stack = await startContractStack({ worlds: ['empty'], ...options });
  stacks.push(stack);
  return stack;
}

const LIST =
  '{ viewer { user { name } account { name clusters(first: 5) { totalCount } usage { activeClusters } } } }';
const UNREACHABLE = 'Unable to connect to server. Please check your connection and try again.';
const isList = ({ path }: { path: string }) => path === '/api/clusters';

describe('a platform that', () => {
  it('is down at startup is awaited and found when it starts', async () => {
    const stack = await start({ isDown: true });
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(503);
    const signIn = 'mutation { signIn(input: { email: "a@b.test", password: "x" }) { __typename } }';
    const { errors } = await stack.execute(signIn);
    expect(errors?.[0]).toMatchObject({ message: UNREACHABLE, extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    await stack.proxy.up();
    await eventually(async () => expect((await fetch(`${stack.url}/readyz`)).status).toBe(200));
    const someone = await stack.signIn('empty@demo.test');
    expect(await stack.run(LIST, {}, someone)).toMatchObject({
      viewer: { account: { clusters: { totalCount: 0 } } },
    });
  });

  it('goes down later ends no session and loses no subscription', async () => {
    const stack = await start();
    const someone = await stack.signIn('empty@demo.test');
    const events = await stack.subscribe<{ clusterChanged: { isResync: boolean } }>(
      'subscription { clusterChanged { isResync } }',
      {},
      someone,
    );
    await stack.proxy.down();
    expect((await stack.execute(LIST, {}, someone)).codes).toContain('UPSTREAM_UNAVAILABLE');
    await stack.proxy.up();
    await events.until(({ clusterChanged }) => clusterChanged.isResync);
    expect((await stack.execute(LIST, {}, someone)).codes).toEqual([]);
    await events.stop();
  });

  const faults: [string, Fault, string][] = [
    [
      'returns 500 with an HTML page',
      { respond: { status: 500, body: '<h1>Oops at db-3.internal</h1>' } },
      'UPSTREAM_UNAVAILABLE',
    ],
    [
      'returns 200 with an HTML page',
      { respond: { status: 200, body: '<html>maintenance</html>' } },
      'UPSTREAM_INVALID',
    ],
    ['breaks off in the middle of a response', { cut: true }, 'UPSTREAM_UNAVAILABLE'],
    [
      'omits fields of each object',
      { change: () => ({ data: { data: [{ id: 'x' }] } }) },
      'UPSTREAM_INVALID',
    ],
    [
      'returns 429',
      {
        respond: {
          status: 429,
          headers: { 'retry-after': '60' },
          body: JSON.stringify({
            message: 'Too many requests. Please try again later.',
            error: 'rate_limited',
          }),
        },
      },
      'RATE_LIMITED',
    ],
  ];
  it.each(faults)('%s fails the field, not the page, and recovers afterwards', async (_what, fault, code) => {
    const stack = await start();
    const someone = await stack.signIn('empty@demo.test');
    const restore = stack.proxy.fail(isList, fault);
    const { data, errors, text } = await stack.execute(LIST, {}, someone);
    expect(data).toMatchObject({ viewer: { account: { clusters: null, usage: { activeClusters: 0 } } } });
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['viewer', 'account', 'clusters'],
        extensions: expect.objectContaining({ code, requestId: expect.any(String) as string }) as object,
      }),
    ]);
    expect(text).not.toContain('internal');
    restore();
    expect((await stack.execute(LIST, {}, someone)).codes).toEqual([]);
  });

  it('never responds is abandoned after the timeout', async () => {
    const stack = await start({ gateway: { UPSTREAM_TIMEOUT_MS: '3000' } });
    const someone = await stack.signIn('empty@demo.test');
    stack.proxy.fail(isList, { stall: true });
    expect((await stack.execute(LIST, {}, someone)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  it('drops its sockets is reconnected, and subscribers receive a resync event', async () => {
    const stack = await start();
    const someone = await stack.signIn('empty@demo.test');
    const events = await stack.subscribe<{ clusterChanged: { isResync: boolean } }>(
      'subscription { clusterChanged { isResync } }',
      {},
      someone,
    );
    stack.proxy.dropSockets();
    await events.until(({ clusterChanged }) => clusterChanged.isResync);
    await events.stop();
  });
});

describe('a session', () => {
  it('ends at once when it is signed out elsewhere, and its socket is closed with 4403', async () => {
    const stack = await start();
    const someone = await stack.signIn('empty@demo.test');
    const events = await stack.subscribe('subscription { clusterChanged { isResync } }', {}, someone);
    await stack.run('mutation { signOut { __typename } }', {}, someone);
    expect(await events.closed).toBe(4403);
    expect(await stack.run('{ viewer { gate } }', {}, someone)).toEqual({ viewer: null });
    expect((await stack.execute('mutation { removeCloudToken { __typename } }', {}, someone)).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
  });
});
