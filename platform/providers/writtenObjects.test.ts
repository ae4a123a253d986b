import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { readTestKubeconfig } from '../config.ts';
import { checkingExchange } from './kubernetes/client/checkingExchange.testing.ts';
import { httpExchange } from './kubernetes/client/httpExchange.ts';
import { readKubeconfig } from './kubernetes/client/kubeconfig.ts';
import { createKubernetesClient } from './kubernetes/client/kubernetesClient.ts';

const file = readTestKubeconfig();
// Everything that writes into clusters takes seconds to load.
const contract = file === undefined ? undefined : await import('./writtenObjects.contract.ts');

describe('what the platform writes is accepted by a real server', () => {
  if (file === undefined || !contract) {
    it.skip('needs KUBE_TEST_KUBECONFIG', () => undefined);
    return;
  }
  const clock = systemClock();
  const exchange = httpExchange(readKubeconfig(readFileSync(file, 'utf8')));
  const real = createKubernetesClient({ exchange, clock });
  const namespace = `written-${randomBytes(4).toString('hex')}`;
  const checking = createKubernetesClient({ exchange: checkingExchange(exchange, namespace), clock });
  beforeAll(async () => {
    await real.create('namespaces', { metadata: { name: namespace } });
  });
  afterAll(async () => {
    await real.delete('namespaces', { name: namespace });
    await exchange.close();
  });
  contract.writtenObjectsContract(() => checking);
});
