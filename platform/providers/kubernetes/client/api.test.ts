import { afterAll } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { startTestEngine } from '../engine/kubernetesEngine.testing.ts';
import { kubernetesApiContract } from './api.contract.ts';
import { createKubernetesClient } from './kubernetesClient.ts';

const engine = startTestEngine();
afterAll(async () => (await engine).close());

kubernetesApiContract('the embedded one, in process', async () => {
  const test = await engine;
  const exchange = test.engine.inProcess(await test.cluster());
  const client = createKubernetesClient({ exchange, clock: systemClock() });
  return { client, hasControllers: true, hasKubelet: false };
});
