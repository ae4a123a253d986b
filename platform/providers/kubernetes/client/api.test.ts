import { readFileSync } from 'node:fs';
import { afterAll, describe, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { readTestKubeconfig } from '../../../config.ts';
import { startTestEngine } from '../engine/kubernetesEngine.testing.ts';
import { kubernetesApiContract } from './api.contract.ts';
import { httpExchange } from './httpExchange.ts';
import { readKubeconfig } from './kubeconfig.ts';
import { createKubernetesClient } from './kubernetesClient.ts';

const clock = systemClock();
const engine = startTestEngine();
afterAll(async () => (await engine).close());

kubernetesApiContract('the embedded one, in process', async () => {
  const test = await engine;
  const exchange = test.engine.inProcess(await test.cluster());
  return { client: createKubernetesClient({ exchange, clock }), hasControllers: true, hasKubelet: false };
});

const file = readTestKubeconfig();
if (file === undefined) {
  describe('the Kubernetes API: a real server', () => {
    it.skip('needs KUBE_TEST_KUBECONFIG', () => undefined);
  });
} else {
  const exchange = httpExchange(readKubeconfig(readFileSync(file, 'utf8')));
  afterAll(() => exchange.close());
  kubernetesApiContract('a real server', async () => {
    const client = createKubernetesClient({ exchange, clock });
    const nodes = await client.list('nodes');
    return { client, hasControllers: true, hasKubelet: nodes.length > 0 };
  });
}
