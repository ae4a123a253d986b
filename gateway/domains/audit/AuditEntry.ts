import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { loadAuditEntry, type AuditRecord } from './audit.upstream.ts';

export const AuditOrigin = builder.enumType('AuditOrigin', {
  description: 'From where somebody acted.',
  values: {
    CONSOLE: { value: 'console', description: 'A person in the console.' },
    API_KEY: { value: 'api_key', description: 'A program with an API key.' },
    SYSTEM: { value: 'system', description: 'Kubedeck itself.' },
  },
});

/** One field of what was done to, as it was and as it became. */
interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

const written = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Field by field; those that stayed the same are left out. */
function differencesOf({ before, after }: AuditRecord): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((difference) => difference.before !== difference.after);
}

const AuditedDifference = builder.objectRef<Difference>('AuditedDifference').implement({
  description: 'One field that an action changed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: "The field, in the platform's words." }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'As it was; null for nothing. Lists and objects as JSON.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'As it became; null for nothing. Lists and objects as JSON.',
    }),
  }),
});

export const AuditEntryRef = builder.objectRef<AuditRecord>('AuditEntry');

/** An entry of the audit log; entries never change. */
export const AuditEntry = builder.node(AuditEntryRef, {
  description: 'Who did what to which thing. Entries never change.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => nullWhenMissing(loadAuditEntry(ctx, id)),
  fields: (t) => ({
    at: t.expose('created_at', { type: 'DateTime', description: 'When it was done.' }),
    actorName: t.exposeString('actor_name', { description: 'Who did it, as they were called then.' }),
    actorId: t.exposeString('actor_id', {
      nullable: true,
      description: 'The UUID of that person; null for the system.',
    }),
    origin: t.expose('origin', { type: AuditOrigin, description: 'From where.' }),
    action: t.exposeString('action', {
      description: 'What was done: noun, dot, verb, as in cluster.protect.',
    }),
    targetType: t.string({
      description: 'What kind of thing it was done to, such as cluster.',
      resolve: ({ target }) => target.type,
    }),
    targetId: t.string({
      description: 'Its identifier in the REST API.',
      resolve: ({ target }) => target.id,
    }),
    targetName: t.string({ description: 'What it was called then.', resolve: ({ target }) => target.name }),
    differences: t.field({
      type: [AuditedDifference],
      description: 'What it changed, field by field. Secret values are never in it.',
      resolve: differencesOf,
    }),
  }),
});
