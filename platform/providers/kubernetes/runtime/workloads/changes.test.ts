import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../../process/testing.ts';
import { systemClock } from '../../../../clock.ts';
import type { Exchange } from '../../client/exchange.ts';
import { EMBEDDED_TIMEOUT_MS } from '../../client/clients.ts';
import { createKubernetesClient } from '../../client/kubernetesClient.ts';
import { startTestEngine, type TestEngine } from '../../engine/kubernetesEngine.testing.ts';
import { followChanges } from './changes.ts';

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.close());

const template = { metadata: { labels: { app: 'x' } }, spec: { containers: [{ name: 'x', image: 'x:1' }] } };
const operator = {
  metadata: { name: 'operator', namespace: 'default' },
  spec: { selector: { matchLabels: { app: 'x' } }, template },
};

it('changes are followed, and missing resources are looked for again when an operator arrives', async () => {
  const id = await test.cluster();
  const inProcess = test.engine.inProcess(id);
  let looks = 0;
  const exchange: Exchange = {
    ...inProcess,
    send: (request) => {
      if (request.path.includes('/fluxinstances')) looks += 1;
      return inProcess.send(request);
    },
  };
  const client = createKubernetesClient({ exchange, clock: systemClock(), timeoutMs: EMBEDDED_TIMEOUT_MS });
  const end = new AbortController();
  let isSynced = false;
  let changes = 0;
  const listener = { onSynced: () => void (isSynced = true), onChange: () => void (changes += 1) };
  const following = followChanges(client, listener, end.signal);
  await eventually(() => expect([isSynced, looks]).toEqual([true, 1]));

  await client.create('deployments.apps', operator);
  await eventually(() => expect(looks).toBe(2));
  expect(changes).toBeGreaterThan(0);
  end.abort();
  await following.catch(() => undefined);
});
