import type { Clock } from '../../../clock.ts';
import { refusedSecretName } from '../../simulation/sentinels.ts';
import { KubernetesError, type Namespace } from '../port.ts';
import type { SecretStore } from '../secretStore.ts';
import type { ClusterSecrets, SecretObject } from '../secretsPort.ts';
import { text } from '../../../messages/messages.ts';

/** etcd's limit for one object. */
const MAX_BYTES = 1024 * 1024;

/** The API server's wording. */
function invalid(words: string): KubernetesError {
  return new KubernetesError({ kind: 'invalid', code: 'Invalid', text: text('verbatim', { text: words }) });
}

function checkObject({ name, type, data }: SecretObject): void {
  if (refusedSecretName(name)) {
    throw invalid(`admission webhook denied the request: secret "${name}" is not allowed in this cluster`);
  }
  const bytes = Object.values(data).reduce((sum, value) => sum + Buffer.byteLength(value.reveal()), 0);
  if (bytes > MAX_BYTES) throw invalid(`Secret "${name}" is too large: must have at most ${MAX_BYTES} bytes`);
  if (type !== 'kubernetes.io/dockerconfigjson') return;
  try {
    JSON.parse(data['.dockerconfigjson']?.reveal() ?? '');
  } catch {
    throw invalid(`Secret "${name}" is invalid: data[.dockerconfigjson]: not a JSON document`);
  }
}

interface Parts {
  store: SecretStore;
  clock: Clock;
  namespacesOf: (clusterId: string) => Promise<Namespace[]>;
}

/** Secrets of the embedded Kubernetes; they are deleted with their namespace. */
export function createEmbeddedSecrets({ store, clock, namespacesOf }: Parts): ClusterSecrets {
  const requireNamespace = async (clusterId: string, name: string): Promise<void> => {
    const found = (await namespacesOf(clusterId)).find((one) => one.name === name);
    if (found?.status === 'Active') return;
    const why = found ? text('namespace_terminating', { name }) : text('namespace_not_found', { name });
    throw new KubernetesError({ kind: 'notFound', code: 'NotFound', text: why, field: 'namespace' });
  };
  return {
    list: async (id) => {
      const names = (await namespacesOf(id)).map(({ name }) => name);
      return (await store.list(id)).filter(({ namespace }) => names.includes(namespace));
    },
    create: async (id, secret) => {
      await requireNamespace(id, secret.namespace);
      checkObject(secret);
      const made = await store.insert(id, secret, clock.now());
      if (made) return made;
      const { name, namespace } = secret;
      const why = text('secret_name_taken', { name, namespace });
      throw new KubernetesError({ kind: 'conflict', code: 'AlreadyExists', text: why, field: 'name' });
    },
    apply: async (id, secret) => {
      await requireNamespace(id, secret.namespace);
      checkObject(secret);
      await store.put(id, secret, clock.now());
    },
    delete: async (id, namespace, name) => {
      await namespacesOf(id);
      return store.remove(id, namespace, name);
    },
    addPullSecret: async (id, namespace, name) => {
      await requireNamespace(id, namespace);
      await store.link(id, namespace, name);
    },
    removePullSecret: async (id, namespace, name) => {
      await namespacesOf(id);
      await store.unlink(id, namespace, name);
    },
    pullSecrets: async (id, namespace) => {
      await namespacesOf(id);
      return store.links(id, namespace);
    },
  };
}
