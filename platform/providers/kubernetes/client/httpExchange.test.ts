import { createServer, type Server } from 'node:https';
import { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import {
  makeAuthority,
  signClientCertificate,
  signServingCertificate,
} from '../../bootstrap/certificates.ts';
import { renderKubeconfig } from '../../bootstrap/kubeconfig.ts';
import { httpExchange } from './httpExchange.ts';
import { readKubeconfig } from './kubeconfig.ts';
import { createKubernetesClient } from './kubernetesClient.ts';

const now = new Date();
const admin = { user: 'system:admin', group: 'system:masters' };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An HTTPS server that answers with the user of the client certificate as its version. */
async function startServer(clientAuthority: string, hosts: string[] = ['127.0.0.1', 'localhost']) {
  const authority = await makeAuthority('k3s-server-ca', now);
  const { certificate: cert, key } = await signServingCertificate(authority, hosts, now);
  const options = { cert, key, ca: clientAuthority, requestCert: true, rejectUnauthorized: true };
  const server: Server = createServer(options, (request, response) => {
    const { socket, url } = request;
    const user = socket instanceof TLSSocket ? socket.getPeerCertificate().subject.CN : '';
    response.end(JSON.stringify({ gitVersion: `${String(user)} ${url}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { authority: authority.certificate, url: `https://127.0.0.1:${address.port}/clusters/one` };
}

function connect(kubeconfig: string) {
  const exchange = httpExchange(readKubeconfig(kubeconfig));
  closing.unshift(() => exchange.close());
  return createKubernetesClient({ exchange, clock: systemClock() });
}

describe('HTTPS by a kubeconfig', () => {
  it('authenticates with the client certificate, below the path of the server', async () => {
    const clients = await makeAuthority('k3s-client-ca', now);
    const { url: server, authority } = await startServer(clients.certificate);
    const client = await signClientCertificate(clients, admin, now);
    const kubeconfig = renderKubeconfig({ clusterName: 'one', server, authority, client });
    await expect(connect(kubeconfig).version()).resolves.toBe('system:admin /clusters/one/version');
  });

  it('does not connect to a server of another authority or name, nor without a valid certificate', async () => {
    const clients = await makeAuthority('k3s-client-ca', now);
    const others = await makeAuthority('other', now);
    const { url: server, authority } = await startServer(clients.certificate);
    const client = await signClientCertificate(clients, admin, now);
    const stranger = await signClientCertificate(others, admin, now);
    const elsewhere = await startServer(clients.certificate, ['elsewhere.test']);
    const refused = [
      { server, authority: others.certificate, client },
      { server, authority, client: stranger },
      { server: elsewhere.url, authority: elsewhere.authority, client },
    ];
    for (const parts of refused) {
      const { version } = connect(renderKubeconfig({ clusterName: 'one', ...parts }));
      await expect(version()).rejects.toMatchObject({ kind: 'unavailable' });
    }
  });

  it.each([
    '',
    'no: yaml: at: all',
    'apiVersion: v1',
    renderKubeconfig({
      clusterName: 'one',
      server: 'not an address',
      authority: 'ca',
      client: { certificate: 'c', key: 'k' },
    }),
  ])('refuses a file that is no kubeconfig (%#)', (words) => {
    expect(() => readKubeconfig(words)).toThrow('cannot be used');
  });
});
