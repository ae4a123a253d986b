import { setTimeout as pause } from 'node:timers/promises';
import { text } from '../../../messages/messages.ts';
import { MANAGED_BY, MANAGER } from '../api/labels.ts';
import type { Stored } from '../api/objects.ts';
import { secretData } from '../api/secretData.ts';
import type { KubernetesClient, KubernetesClients } from '../client/client.ts';
import { KubernetesError } from '../port.ts';
import type { ClusterSecrets, SecretInfo, SecretObject } from '../secretsPort.ts';

/** Written by Helm, k3s and Kubernetes for themselves. */
const MACHINERY = [
  'helm.sh/release.v1',
  'kubernetes.io/service-account-token',
  'k3s.cattle.io/node-password',
];

const SERVICE_ACCOUNT = 'default';
/** The account appears shortly after its namespace. */
const ACCOUNT_ATTEMPTS = 10;
const ACCOUNT_PAUSE_MS = 100;

function toInfo({ metadata, type = 'Opaque', data = {} }: Stored<'secrets'>): SecretInfo {
  return {
    namespace: metadata.namespace ?? '',
    name: metadata.name,
    type,
    keys: Object.keys(data).sort(),
    isManaged: metadata.labels?.[MANAGED_BY] === MANAGER,
    createdAt: new Date(metadata.creationTimestamp),
  };
}

function toObject({ namespace, name, type, data }: SecretObject, labels: Record<string, string>) {
  const values = Object.entries(data).map(([key, value]) => [key, value.reveal()] as const);
  return { metadata: { namespace, name, labels }, type, data: secretData(Object.fromEntries(values)) };
}

/** Kubernetes' refusal in the words of the product where it has some. */
function refusalOf(error: unknown, { namespace, name }: { namespace: string; name: string }): unknown {
  if (!(error instanceof KubernetesError)) return error;
  const isTerminating = error.code === 'NamespaceTerminating';
  if (error.field === 'metadata.namespace') {
    const why = isTerminating ? 'namespace_terminating' : 'namespace_not_found';
    const words = text(why, { name: namespace });
    return new KubernetesError({ kind: 'notFound', code: 'NotFound', text: words, field: 'namespace' });
  }
  if (error.code !== 'AlreadyExists') return error;
  const words = text('secret_name_taken', { name, namespace });
  return new KubernetesError({ kind: 'conflict', code: error.code, text: words, field: 'name' });
}

async function accountOf(client: KubernetesClient, namespace: string): Promise<Stored<'serviceaccounts'>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.get('serviceaccounts', { name: SERVICE_ACCOUNT, namespace });
    } catch (error) {
      const isMissing = error instanceof KubernetesError && error.kind === 'notFound';
      if (!isMissing || error.field !== undefined || attempt >= ACCOUNT_ATTEMPTS) throw error;
      await pause(ACCOUNT_PAUSE_MS);
    }
  }
}

const namesOf = ({ imagePullSecrets = [] }: Stored<'serviceaccounts'>): string[] =>
  imagePullSecrets.flatMap(({ name }) => name ?? []);

/** Changes the pull secrets of the default account; repeated if somebody else changes it at the same time. */
async function changePullSecrets(
  client: KubernetesClient,
  namespace: string,
  change: (names: readonly string[]) => string[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const account = await accountOf(client, namespace);
    const before = namesOf(account);
    const names = change(before);
    if (names.length === before.length) return;
    const { resourceVersion } = account.metadata;
    const patch = { metadata: { resourceVersion }, imagePullSecrets: names.map((name) => ({ name })) };
    try {
      await client.mergePatch('serviceaccounts', { name: SERVICE_ACCOUNT, namespace }, patch);
      return;
    } catch (error) {
      const isConflict = error instanceof KubernetesError && error.kind === 'conflict';
      if (!isConflict || attempt >= ACCOUNT_ATTEMPTS) throw error;
    }
  }
}

/** Secrets through the Kubernetes API. */
export function createClientSecrets(clients: Pick<KubernetesClients, 'of'>): ClusterSecrets {
  const inWords = async <T>(target: { namespace: string; name: string }, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw refusalOf(error, target);
    }
  };
  return {
    list: async (id) => {
      const secrets = await (await clients.of(id)).list('secrets');
      return secrets.map(toInfo).filter(({ type }) => !MACHINERY.includes(type));
    },
    create: async (id, secret) => {
      const client = await clients.of(id);
      return toInfo(await inWords(secret, client.create('secrets', toObject(secret, {}))));
    },
    apply: async (id, secret) => {
      const client = await clients.of(id);
      const object = toObject(secret, { [MANAGED_BY]: MANAGER });
      await inWords(secret, client.apply('secrets', object, { force: true }));
    },
    delete: async (id, namespace, name) => (await clients.of(id)).delete('secrets', { namespace, name }),
    addPullSecret: async (id, namespace, name) => {
      const client = await clients.of(id);
      const add = (names: readonly string[]) => [...new Set([...names, name])];
      await inWords({ namespace, name }, changePullSecrets(client, namespace, add));
    },
    removePullSecret: async (id, namespace, name) => {
      const client = await clients.of(id);
      const remove = (names: readonly string[]) => names.filter((one) => one !== name);
      await changePullSecrets(client, namespace, remove);
    },
    pullSecrets: async (id, namespace) => namesOf(await accountOf(await clients.of(id), namespace)).sort(),
  };
}
