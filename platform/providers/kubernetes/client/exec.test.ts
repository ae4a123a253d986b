import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { readTestKubeconfig } from '../../../config.ts';
import { startEmbeddedClusters, type EmbeddedClusters } from '../engine/embeddedClusters.testing.ts';
import type { ExecEvent } from '../execPort.ts';
import { exec } from './exec.ts';
import { execContract } from './exec.contract.ts';
import { httpExchange } from './httpExchange.ts';
import { readKubeconfig } from './kubeconfig.ts';
import { EMBEDDED_TIMEOUT_MS } from './clients.ts';
import { createKubernetesClient } from './kubernetesClient.ts';

const clock = systemClock();
let embedded: EmbeddedClusters;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  embedded = await startEmbeddedClusters({ listens: true });
});
afterAll(async () => {
  for (const close of closing) await close();
  await embedded.stop();
});

function overTls(kubeconfig: string) {
  const exchange = httpExchange(readKubeconfig(kubeconfig));
  closing.push(() => exchange.close());
  return createKubernetesClient({ exchange, clock, timeoutMs: EMBEDDED_TIMEOUT_MS });
}

execContract('the embedded one, in process', async () =>
  createKubernetesClient({
    exchange: embedded.engine.inProcess(await embedded.add()),
    clock,
    timeoutMs: EMBEDDED_TIMEOUT_MS,
  }),
);
execContract('the embedded one, over TLS', async () =>
  overTls(await embedded.kubeconfig(await embedded.add())),
);
const file = readTestKubeconfig();
if (file === undefined) {
  describe('commands in a container: a real server', () => {
    it.skip('needs KUBE_TEST_KUBECONFIG', () => undefined);
  });
} else execContract('a real server', async () => overTls(readFileSync(file, 'utf8')));

describe('the end of a command', () => {
  const endOf = async (status: object): Promise<ExecEvent[]> => {
    const message = Buffer.concat([Buffer.from([3]), Buffer.from(JSON.stringify(status))]);
    const socket = {
      messages: (async function* messages() {
        yield Buffer.from([1]);
        yield message;
      })(),
      send: async () => undefined,
      close: () => undefined,
    };
    const options = { command: ['bash'] };
    const session = await exec(
      { connect: async () => socket },
      { namespace: 'default', name: 'web' },
      options,
    );
    const events: ExecEvent[] = [];
    for await (const event of session.events) events.push(event);
    return events;
  };

  it('has the reason of a program that could not be started, without an exit code', async () => {
    const message = 'exec failed: "bash": executable file not found in $PATH';
    const status = { metadata: {}, status: 'Failure', message, reason: 'InternalError', code: 500 };
    expect(await endOf(status)).toEqual([{ exit: { code: null, message } }]);
  });

  it('has the exit code of a program that failed', async () => {
    const causes = [{ reason: 'ExitCode', message: '130' }];
    const status = { status: 'Failure', message: 'exit', reason: 'NonZeroExitCode', details: { causes } };
    expect(await endOf(status)).toEqual([{ exit: { code: 130, message: 'exit' } }]);
  });
});
