import { describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { answer, testGateway, type TestOptions } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { MAX_SUBSCRIPTIONS } from './eventStreams.ts';

const world = (options: TestOptions = {}) => {
  const made = testGateway({ schema: testingGraph, ...options });
  const send = (headers: Record<string, string> = {}, signal?: AbortSignal, extensions = {}) =>
    made.gateway.yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: 'Bearer good',
        ...headers,
      },
      body: JSON.stringify({ query: 'subscription { progress }', extensions }),
      ...(signal ? { signal } : {}),
    });
  return { ...made, send };
};

/** Reads an event stream until it contains the words or ends. */
function reader(response: Response) {
  const body = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const until = async (words: string): Promise<string> => {
    while (!text.includes(words)) {
      const step = await body?.read();
      if (step === undefined || step.done) return text;
      text += decoder.decode(step.value, { stream: true });
    }
    return text;
  };
  return { until, cancel: () => body?.cancel() };
}

const progress = (percent: number) => ({
  clusterId: 'c1',
  progress: percent,
  message: 'Step',
  name: 'web',
  status: 'creating',
});

describe('a subscription as server-sent events', () => {
  it('sends each event, and ends with its session', async () => {
    const { send, live, gateway } = world();
    const response = await send();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const { until } = reader(response);
    await eventually(() => expect(live.size).toBe(1));
    live.push('clusterStatusUpdate', progress(42));
    expect(await until('42')).toContain('event: next\ndata: {"data":{"progress":42}');
    gateway.services.sessions.end('good');
    expect(await until('event: complete')).toContain('event: complete');
    expect((await gateway.metrics.subscribers.get()).values[0]?.value).toBe(0);
  });

  it('begins with a resync for a client that may have missed events', async () => {
    const { send, gateway } = world();
    const since = gateway.services.revs.format(1);
    expect(await reader(await send({}, undefined, { since })).until('event: next')).toContain('event: next');
  });

  it('is closed when its client leaves', async () => {
    const { send, gateway } = world({ config: { lingerMs: 0 } });
    const { until, cancel } = reader(await send());
    await until(':');
    await cancel();
    await eventually(async () => expect((await gateway.metrics.subscribers.get()).values[0]?.value).toBe(0));
  });

  it('is closed when its client leaves while it is being opened', async () => {
    let answerUser: (body: unknown) => void = () => undefined;
    const user = new Promise((resolve) => (answerUser = resolve));
    const { send, gateway, calls, live } = world({
      config: { lingerMs: 0 },
      upstream: { 'GET /api/user': () => user },
    });
    const client = new AbortController();
    const response = Promise.resolve(send({}, client.signal)).catch(() => undefined);
    await eventually(() => expect(calls.map(({ path }) => path)).toContain('/api/user'));
    client.abort();
    answerUser({ data: { account_id: 'account-1' } });
    await response;
    await eventually(() => expect(live.emitted.map(({ event }) => event)).toContain('authenticate'));
    await eventually(async () => {
      expect(live.size).toBe(0);
      expect((await gateway.metrics.subscribers.get()).values[0]?.value).toBe(0);
    });
  });

  it('is refused without a session, with one that the platform does not know, and as JSON', async () => {
    const { send } = world({ upstream: { 'GET /api/user': answer(401, { error: 'unauthenticated' }) } });
    expect(await (await send({ authorization: '' })).text()).toContain('UNAUTHENTICATED');
    expect(await (await send()).text()).toContain('UNAUTHENTICATED');
    const json = await send({ accept: 'application/json' });
    expect([json.status, await json.text()]).toEqual([406, expect.stringContaining('NOT_ACCEPTABLE')]);
  });

  it('is limited in number per session, and all end at a shutdown', async () => {
    const { send, gateway, live } = world({ config: { lingerMs: 0 } });
    const open: Response[] = [];
    for (let n = 0; n < MAX_SUBSCRIPTIONS; n += 1) open.push(await send());
    expect(await (await send()).text()).toContain('LIMIT_EXCEEDED');
    expect((await send({ authorization: 'Bearer other' })).headers.get('content-type')).toContain(
      'event-stream',
    );
    gateway.eventStreams.endAll();
    for (const response of open)
      expect(await reader(response).until('event: complete')).toContain('event: complete');
    // The refused one has subscribed to nothing.
    await eventually(() => expect(live.size).toBe(0));
  });
});
