import type { Core } from '../../core.ts';
import { Secret } from '../../crypto/secret.ts';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { forbidden, invalid, invalidMany, notFound, refused, type DomainError } from '../../http/errors.ts';
import { KubernetesError, type ClusterRuntime } from '../../providers/kubernetes/port.ts';
import type { SecretInfo } from '../../providers/kubernetes/secretsPort.ts';
import type { Audit } from '../audit/audit.service.ts';
import { publishContent } from '../clusters/clusters.changes.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { askKubernetes } from '../nodes/nodes.reading.ts';
import { text } from '../../messages/messages.ts';
import {
  checkSecret,
  clusterBlocker,
  secretBlocker,
  type NewSecretBody,
  type SecretBlocker,
} from './cluster-secrets.rules.ts';

interface ClusterSecretsDeps extends Pick<Core, 'db' | 'bus'> {
  audit: Audit;
  kubernetes: ClusterRuntime;
  clusters: Pick<ClustersService, 'find'>;
}

/** Secrets in a cluster. Values are never returned. Throws 404 for clusters of other accounts. */
export interface ClusterSecretsService {
  /** By namespace and name, without those that the platform maintains itself. */
  list(actor: Actor, clusterId: string): Promise<SecretInfo[]>;
  /** Throws 422 with an issue for each invalid field. */
  create(actor: Actor, clusterId: string, form: NewSecretBody): Promise<SecretInfo>;
  remove(actor: Actor, clusterId: string, namespace: string, name: string): Promise<void>;
}

function refusalOf(blocker: SecretBlocker): DomainError {
  if (blocker === 'archived') return refused(text('archived'));
  if (blocker === 'forbidden') return forbidden(text('role_for_cluster_secrets'));
  return refused(text('secrets_cluster_not_active'), { error: blocker });
}

const words = { conflict: 'name_taken', notFound: 'namespace_not_found' } as const;

/** Invalid input for the API server becomes a form error. */
function formError(error: unknown): never {
  if (!(error instanceof KubernetesError)) throw error;
  const { kind, field, text: why } = error;
  if ((kind === 'conflict' || kind === 'notFound') && field) throw invalid(field, why, words[kind]);
  throw kind === 'invalid' ? invalid('data', why) : error;
}

export function createClusterSecrets({
  db,
  bus,
  audit,
  kubernetes,
  clusters,
}: ClusterSecretsDeps): ClusterSecretsService {
  const requireHost = async (actor: Actor, clusterId: string): Promise<ClusterRow> => {
    const host = await clusters.find(actor.accountId, clusterId);
    const blocker = secretBlocker({ permission: actor.permission, clusterStatus: host.status });
    if (blocker) throw refusalOf(blocker);
    return host;
  };
  const visible = async (clusterId: string): Promise<SecretInfo[]> => {
    const secrets = await askKubernetes(() => kubernetes.secrets.list(clusterId));
    return secrets.filter(({ isManaged }) => !isManaged);
  };
  /** Records the change, and publishes an event so that open pages refetch. */
  const note = (
    actor: Actor,
    host: ClusterRow,
    operation: 'create' | 'delete',
    about: Record<string, unknown>,
  ) =>
    transaction(db, async (tx) => {
      const target = { type: 'cluster', id: host.id, name: host.name };
      const changes = operation === 'create' ? { after: about } : { before: about };
      await audit.record(tx, actor, { action: `cluster.${operation}_secret`, target, ...changes });
      await publishContent(tx, bus, host.id, 'secrets');
    });

  return {
    list: async (actor, clusterId) => {
      const blocker = clusterBlocker((await clusters.find(actor.accountId, clusterId)).status);
      if (blocker) throw refusalOf(blocker);
      return visible(clusterId);
    },
    create: async (actor, clusterId, form) => {
      const host = await requireHost(actor, clusterId);
      const checked = checkSecret(form);
      if ('issues' in checked) throw invalidMany(checked.issues);
      const { name, namespace, type, data } = checked.secret;
      const hidden = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, new Secret(value)]));
      const secret = { name, namespace, type, data: hidden };
      const made = await askKubernetes(() => kubernetes.secrets.create(clusterId, secret).catch(formError));
      await note(actor, host, 'create', { name, namespace, type, keys: made.keys });
      return made;
    },
    remove: async (actor, clusterId, namespace, name) => {
      const host = await requireHost(actor, clusterId);
      const found = (await visible(clusterId)).find(
        (one) => one.namespace === namespace && one.name === name,
      );
      if (!found || !(await askKubernetes(() => kubernetes.secrets.delete(clusterId, namespace, name))))
        throw notFound(text('secret_not_found'));
      await note(actor, host, 'delete', { name, namespace, type: found.type });
    },
  };
}
