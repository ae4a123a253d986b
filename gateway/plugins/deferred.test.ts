import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../http/listen.ts';
import { testGateway } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The accept header of the web client: multipart only where the answer comes in parts. */
const accept = 'application/graphql-response+json, application/json, multipart/mixed';

/** A real server whose platform answers `/api/late` when told. */
async function world() {
  let answerLate: () => void = () => undefined;
  const late = new Promise<void>((done) => (answerLate = done));
  const made = testGateway({
    schema: testingGraph,
    upstream: { 'GET /api/late': () => late.then(() => ({ data: 'at last' })) },
    config: { port: 0, host: '127.0.0.1' },
  });
  const { port, stop } = await listen(made.gateway);
  stops.push(stop);
  const ask = (query: string) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        accept,
        'content-type': 'application/json',
        authorization: 'Bearer test-token',
        'accept-encoding': 'gzip, br',
      },
      body: JSON.stringify({ query }),
    });
  return { ask, answerLate };
}

async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  let all = '';
  while (!all.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`ended without ${text}: ${all}`);
    all += new TextDecoder().decode(value);
  }
  return all;
}

async function start(query: string) {
  const { ask, answerLate } = await world();
  const response = await ask(query);
  if (!response.body) throw new Error('no body');
  return {
    response,
    reader: response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>,
    answerLate,
  };
}

describe('an answer in parts', () => {
  it('brings its first part over the wire before the slow call has ended, and the rest after it', async () => {
    const { response, reader, answerLate } = await start('{ ping late { ... @defer(label: "L") { slow } } }');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^multipart\/mixed/);
    const first = await readUntil(reader, '"hasNext":true');
    expect(first).toContain('"ping":"pong"');
    expect(first).not.toContain('at last');
    answerLate();
    const rest = await readUntil(reader, '"hasNext":false');
    expect(rest).toContain('"slow":"at last"');
    expect(rest).toContain('"label":"L"');
  });

  it('is told to proxies as something not to be collected or compressed', async () => {
    const { response, reader, answerLate } = await start('{ late { ... @defer(label: "L") { slow } } }');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-encoding')).toBeNull();
    answerLate();
    await readUntil(reader, '"hasNext":false');
  });

  it('hides what went wrong inside in the late parts as well, and says where to ask', async () => {
    const { reader, answerLate } = await start('{ ping late { ... @defer(label: "L") { crash } } }');
    answerLate();
    const all = await readUntil(reader, '"hasNext":false');
    expect(all).not.toContain('hunter2');
    expect(all).toMatch(/"code":"INTERNAL"/);
    expect(all).toMatch(/"requestId":"[^"]+"/);
    expect(all).toContain('"crash":null');
  });

  it('is refused to clients that do not take parts', async () => {
    const { gateway, stop } = testGateway({ schema: testingGraph });
    stops.push(stop);
    const response = await gateway.yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer x' },
      body: JSON.stringify({ query: '{ ping late { ... @defer(label: "L") { slow } } }' }),
    });
    expect(response.status).toBe(406);
  });

  it('is one JSON document where nothing is deferred', async () => {
    const { ask } = await world();
    const response = await ask('{ ping }');
    expect(response.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(await response.json()).toEqual({ data: { ping: 'pong' } });
  });
});
