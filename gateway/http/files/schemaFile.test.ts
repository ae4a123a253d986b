import { afterAll, expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';
import { testingGraph } from '../../testingGraph.ts';
import { listen } from '../listen.ts';
import { schemaText } from './schemaFile.ts';

const started: { stop: () => Promise<void> }[] = [];
afterAll(() => Promise.all(started.map(({ stop }) => stop())));

async function serve(operations: 'open' | 'trusted') {
  const { gateway } = testGateway({
    schema: testingGraph,
    config: { port: 0, host: '127.0.0.1', operations },
  });
  const listening = await listen(gateway);
  started.push(listening);
  return `http://127.0.0.1:${listening.port}/schema.graphql`;
}

it('the schema is served to everyone, and only once to those who keep it', async () => {
  const url = await serve('open');
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(schemaText(testingGraph));
  const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});

it('the schema is not served where introspection is not', async () => {
  expect((await fetch(await serve('trusted'))).status).toBe(404);
});
