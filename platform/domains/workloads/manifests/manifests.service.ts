import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { changedMeanwhile, invalid, invalidMany, notFound, type DomainError } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { KubeObject } from '../../../providers/kubernetes/api/objects.ts';
import type { ManifestAddress } from '../../../providers/kubernetes/manifestsPort.ts';
import { KubernetesError, type ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import type { Audit } from '../../audit/audit.service.ts';
import { publishContent } from '../../clusters/clusters.changes.ts';
import type { FieldChange } from '../../clusters/clusters.revision.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';
import { askKubernetes, clusterReader } from '../../nodes/nodes.reading.ts';
import { changesOf } from './manifests.changes.ts';
import { lastWriteOf, objectOf, revisionOf } from './manifests.text.ts';

/** Tries to replace an object whose status changes at the same moment. */
const MOST_TRIES = 3;

interface ManifestsDeps extends Pick<Core, 'db' | 'bus'> {
  audit: Pick<Audit, 'record'>;
  clusters: Pick<ClustersService, 'find' | 'require'>;
  kubernetes: Pick<ClusterRuntime, 'manifests'>;
}

export interface ManifestEdit {
  /** The whole object as YAML. */
  manifest: string;
  /** Of the object that was edited. */
  revision: string;
  /** The server checks and completes the object without storing it. */
  dryRun: boolean;
}

/** The object after an edit, and the fields that it changed. */
interface EditedManifest {
  object: KubeObject;
  changes: FieldChange[];
}

/**
 * Objects of a cluster as YAML. Throws 404 for clusters of other accounts and unknown objects, 409 for a cluster that
 * does not run, and 502 if its Kubernetes does not respond.
 */
export interface ManifestsService {
  read(actor: Actor, clusterId: string, address: ManifestAddress): Promise<KubeObject>;
  /**
   * Replaces an object. Throws 403 for roles that do not manage clusters, 422 with the fields that Kubernetes refuses, and
   * 409 `changed_meanwhile` if the object has another revision by now.
   */
  edit(
    actor: Actor,
    clusterId: string,
    address: ManifestAddress,
    edit: ManifestEdit,
  ): Promise<EditedManifest>;
}

function changedSince(clusterId: string, object: KubeObject): DomainError {
  const { manager: name, at } = lastWriteOf(object);
  const why = name === null ? text('manifest_changed') : text('manifest_changed_by', { name });
  return changedMeanwhile({ clusterId, name, at, text: why, changes: [] });
}

/** A refusal of the object as an invalid manifest; any other error as it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof KubernetesError)) return error;
  // Forbidden is a quota or a policy of the cluster: the platform itself is an administrator.
  if (error.kind !== 'invalid' && error.code !== 'Forbidden') return error;
  const issues = error.invalidFields.map(({ field, message }) => ({
    field: `manifest.${field}`,
    ...text('verbatim', { text: message }),
  }));
  return issues.length > 0 ? invalidMany(issues) : invalid('manifest', error.text);
}

export function createManifests(deps: ManifestsDeps): ManifestsService {
  const { db, bus, audit, clusters } = deps;
  const { manifests } = deps.kubernetes;
  const ask = clusterReader(clusters);

  const find = async (id: string, address: ManifestAddress): Promise<KubeObject> => {
    try {
      return await manifests.read(id, address);
    } catch (error) {
      if (error instanceof KubernetesError && error.kind === 'notFound')
        throw notFound(text('manifest_not_found', { ...address }));
      throw error;
    }
  };

  const replace = async (
    id: string,
    address: ManifestAddress,
    { manifest, revision, dryRun }: ManifestEdit,
    triesLeft = MOST_TRIES,
  ): Promise<EditedManifest> => {
    const current = await find(id, address);
    if (revision !== revisionOf(current)) throw changedSince(id, current);
    const wanted = objectOf(manifest, current);
    try {
      const object = await manifests.replace(id, address, wanted, { dryRun });
      return { object, changes: changesOf(current, object) };
    } catch (error) {
      const isStale = error instanceof KubernetesError && error.kind === 'conflict';
      if (!isStale) throw refusalOf(error);
      if (triesLeft === 1) throw changedSince(id, current);
      return await replace(id, address, { manifest, revision, dryRun }, triesLeft - 1);
    }
  };

  return {
    read: (actor, id, address) => ask(actor, id, () => find(id, address)),
    edit: async (actor, id, address, edit) => {
      const cluster = await clusters.require(actor, id, 'edit_manifests');
      const edited = await askKubernetes(() => replace(id, address, edit));
      if (edit.dryRun || edited.changes.length === 0) return edited;
      await transaction(db, async (tx) => {
        const target = { type: 'cluster', id, name: cluster.name };
        // The names of the fields only: values may be confidential, such as variables of a container.
        const fields = edited.changes.map(({ field }) => field);
        await audit.record(tx, actor, {
          action: 'cluster.edit_object',
          target,
          after: { ...address, fields },
        });
        await publishContent(tx, bus, id, 'workloads');
      });
      return edited;
    },
  };
}
