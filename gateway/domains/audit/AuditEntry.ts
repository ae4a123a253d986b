import { builder } from '../../graphql/builder.ts';
import { FieldChange, type FieldChangeShape } from '../../graphql/types/FieldChange.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { loadAuditEntry, type AuditRecord } from './audit.upstream.ts';

export const AuditOrigin = builder.enumType('AuditOrigin', {
  description: 'Origin of an action.',
  values: {
    CONSOLE: { value: 'console', description: 'A user of the console.' },
    API_KEY: { value: 'api_key', description: 'A program with an API key.' },
    SUPPORT: { value: 'support', description: 'The support team: an operator of the platform.' },
    SYSTEM: { value: 'system', description: 'The platform itself.' },
  },
});

const written = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields that changed. */
function changesOf({ before, after }: AuditRecord): FieldChangeShape[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((path) => ({ path, before: written(before?.[path]), after: written(after?.[path]) }))
    .filter((change) => change.before !== change.after);
}

export const AuditEntryRef = builder.objectRef<AuditRecord>('AuditEntry');

/** An entry of the audit log; entries never change. */
export const AuditEntry = builder.node(AuditEntryRef, {
  description: 'An action in the account. Entries never change.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => nullWhenMissing(loadAuditEntry(ctx, id)),
  fields: (t) => ({
    at: t.expose('created_at', { type: 'DateTime', description: 'Time of the action.' }),
    actorName: t.exposeString('actor_name', { description: 'Name of the actor at that time.' }),
    actorId: t.exposeString('actor_id', {
      nullable: true,
      description:
        'UUID of the actor in the REST API, also after the user has left the account; null for the system.',
    }),
    origin: t.expose('origin', { type: AuditOrigin, description: 'Origin of the action.' }),
    action: t.exposeString('action', {
      description: 'The action as subject and verb, such as cluster.protect.',
    }),
    targetType: t.string({
      description: 'Type of the target, such as cluster.',
      resolve: ({ target }) => target.type,
    }),
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description:
        'The cluster that was the target; null for other targets, once it was deleted and when it could not be loaded.',
      resolve: async ({ target }, _args, ctx) =>
        target.type === 'cluster' ? (await loadClusters(ctx)).find(({ id }) => id === target.id) : null,
    }),
    targetId: t.string({
      description: 'Identifier of the target in the REST API, also after it was deleted.',
      resolve: ({ target }) => target.id,
    }),
    targetName: t.string({
      description: 'Name of the target at that time.',
      resolve: ({ target }) => target.name,
    }),
    changes: t.field({
      type: [FieldChange],
      description: 'Fields that changed. Never contains secret values.',
      resolve: changesOf,
    }),
  }),
});
