import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { readTestKubeconfig } from '../../../config.ts';
import { startEmbeddedClusters, type EmbeddedClusters } from '../engine/embeddedClusters.testing.ts';
import { kubernetesApiContract } from './api.contract.ts';
import { createClientNode } from './clientNode.testing.ts';
import { httpExchange } from './httpExchange.ts';
import { readKubeconfig } from './kubeconfig.ts';
import { EMBEDDED_TIMEOUT_MS } from './clients.ts';
import { createKubernetesClient } from './kubernetesClient.ts';

const clock = systemClock();
let embedded: EmbeddedClusters;
beforeAll(async () => {
  embedded = await startEmbeddedClusters({ listens: true });
});
afterAll(() => embedded.stop());

kubernetesApiContract('the embedded one, in process', async () => {
  const exchange = embedded.engine.inProcess(await embedded.add());
  const client = createKubernetesClient({ exchange, clock, timeoutMs: EMBEDDED_TIMEOUT_MS });
  return { client, hasControllers: true, hasKubelet: true };
});

kubernetesApiContract('the embedded one, over TLS by the client of the Kubernetes project', async () => {
  const kubeconfig = await embedded.kubeconfig(await embedded.add());
  return { client: createClientNode(kubeconfig), hasControllers: true, hasKubelet: true };
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
    // Controllers give every namespace an account.
    const accounts = await client.list('serviceaccounts', { namespace: 'kube-system' });
    return { client, hasControllers: accounts.length > 0, hasKubelet: nodes.length > 0 };
  });
}
