import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { loadAuditEntry, type AuditRecord } from './audit.upstream.ts';

export const AuditOrigin = builder.enumType('AuditOrigin', {
  description: 'Origin of an action.',
  values: {
    CONSOLE: { value: 'console', description: 'A user of the console.' },
    API_KEY: { value: 'api_key', description: 'A program with an API key.' },
    SYSTEM: { value: 'system', description: 'The platform itself.' },
  },
});

/** One field of the target before and after the action. */
interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

const written = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields that changed. */
function differencesOf({ before, after }: AuditRecord): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((difference) => difference.before !== difference.after);
}

const AuditedDifference = builder.objectRef<Difference>('AuditedDifference').implement({
  description: 'One field that an action changed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field in the REST API.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Value before the action; null when there was none. Lists and objects as JSON.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Value after the action; null when there is none. Lists and objects as JSON.',
    }),
  }),
});

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
      description: 'UUID of the actor; null for the system.',
    }),
    origin: t.expose('origin', { type: AuditOrigin, description: 'Origin of the action.' }),
    action: t.exposeString('action', {
      description: 'The action as subject and verb, such as cluster.protect.',
    }),
    targetType: t.string({
      description: 'Type of the target, such as cluster.',
      resolve: ({ target }) => target.type,
    }),
    targetId: t.string({
      description: 'Identifier of the target in the REST API.',
      resolve: ({ target }) => target.id,
    }),
    targetName: t.string({
      description: 'Name of the target at that time.',
      resolve: ({ target }) => target.name,
    }),
    differences: t.field({
      type: [AuditedDifference],
      description: 'Fields that changed. Never contains secret values.',
      resolve: differencesOf,
    }),
  }),
});
