import type { Clock } from '../../../clock.ts';
import { sha256 } from '../../../crypto/hash.ts';
import type { Secret } from '../../../crypto/secret.ts';
import { text } from '../../../messages/messages.ts';
import { isEmbeddedAddress } from '../../simulation/addresses.ts';
import { embeddedApiPath } from '../embeddedApi.ts';
import { KubernetesError } from '../port.ts';
import type { KubernetesClient, KubernetesClients } from './client.ts';
import type { Exchange } from './exchange.ts';
import { httpExchange } from './httpExchange.ts';
import { readKubeconfig } from './kubeconfig.ts';
import { createKubernetesClient } from './kubernetesClient.ts';

interface Parts {
  clock: Clock;
  /** The kubeconfig of a cluster; null for a cluster without an API: unknown, archived, or not built yet. */
  kubeconfigOf: (clusterId: string) => Promise<Secret | null>;
  /** The embedded API server of this process. */
  inProcess: (clusterId: string) => Exchange;
}

interface Entry {
  /** Of the kubeconfig: a new one needs another client. */
  digest: string;
  client: KubernetesClient;
  exchange: Exchange;
}

/** More clients than this are closed, the least recently used first. */
const MOST_CLIENTS = 500;

/** The embedded API server runs in this process, so on a busy machine it is as slow as everything else. */
export const EMBEDDED_TIMEOUT_MS = 120_000;

function isEmbedded({ hostname, pathname }: URL, clusterId: string): boolean {
  // While the embedded API server does not listen, kubeconfigs name an address of the embedded cloud.
  return pathname === embeddedApiPath(clusterId) || isEmbeddedAddress(hostname.replace(/^\[|\]$/g, ''));
}

/** One client per cluster, for as long as its kubeconfig stays the same. */
export function createKubernetesClients({ clock, kubeconfigOf, inProcess }: Parts): KubernetesClients {
  const entries = new Map<string, Entry>();

  const open = (clusterId: string, kubeconfig: string, digest: string): Entry => {
    const access = readKubeconfig(kubeconfig);
    if (!isEmbedded(access.server, clusterId)) {
      const exchange = httpExchange(access);
      return { digest, exchange, client: createKubernetesClient({ exchange, clock }) };
    }
    const exchange = inProcess(clusterId);
    const client = createKubernetesClient({ exchange, clock, timeoutMs: EMBEDDED_TIMEOUT_MS });
    return { digest, exchange, client };
  };

  /** Moves the entry to the end, so that the first one is the least recently used. */
  const remember = async (clusterId: string, entry: Entry): Promise<void> => {
    const before = entries.get(clusterId);
    entries.delete(clusterId);
    entries.set(clusterId, entry);
    const [oldest] = entries;
    if (before && before !== entry) await before.exchange.close();
    if (!oldest || entries.size <= MOST_CLIENTS) return;
    entries.delete(oldest[0]);
    await oldest[1].exchange.close();
  };

  return {
    of: async (clusterId) => {
      const kubeconfig = await kubeconfigOf(clusterId);
      if (kubeconfig === null) {
        throw new KubernetesError({ kind: 'notFound', code: 'no_cluster', text: text('no_kubernetes') });
      }
      const digest = sha256(kubeconfig.reveal());
      const known = entries.get(clusterId);
      const entry = known?.digest === digest ? known : open(clusterId, kubeconfig.reveal(), digest);
      await remember(clusterId, entry);
      return entry.client;
    },
    withKubeconfig: async (clusterId, kubeconfig, use) => {
      const { client, exchange } = open(clusterId, kubeconfig.reveal(), '');
      try {
        return await use(client);
      } finally {
        await exchange.close();
      }
    },
    close: async () => {
      await Promise.all([...entries.values()].map(({ exchange }) => exchange.close()));
      entries.clear();
    },
  };
}
