import { builder } from './builder.ts';
import { MessageRef } from './Message.ts';
import { messageOf, type Message } from './messages.ts';
import { RefusalCode, type RefusalCodeValue } from './types/RefusalCode.ts';

/** Whether the caller may do something now, and if not, the reason as a code and a message. */
export interface ActionStateShape {
  allowed: boolean;
  code: RefusalCodeValue | null;
  detail: Message | null;
}

const ALLOWED: ActionStateShape = { allowed: true, code: null, detail: null };

/** The action is allowed. */
export function allow(): ActionStateShape {
  return ALLOWED;
}

/** The action is not allowed, for this reason. */
export function refuse(code: RefusalCodeValue, detail: Message): ActionStateShape {
  return { allowed: false, code, detail };
}

/** Areas of the API that the scopes of a key are limited to. */
export type Area =
  | 'account'
  | 'addons'
  | 'apps'
  | 'audit'
  | 'cluster_secrets'
  | 'clusters'
  | 'billing'
  | 'deployments'
  | 'gitops'
  | 'integrations'
  | 'registries'
  | 'secrets';

/** A caller with the scopes of their API key; null for sessions. */
interface KeyHolder {
  scopes?: readonly string[] | null | undefined;
}

/** The refusal of an API key without the scope, as the platform would refuse it; null for all other callers. */
export function scopeRefusal(
  { scopes }: KeyHolder,
  area: Area,
  level: 'read' | 'write' = 'write',
): ActionStateShape | null {
  const scope = `${area}:${level}`;
  const sufficient = ['write', `${area}:write`, ...(level === 'read' ? ['read', scope] : [])];
  if (!scopes || scopes.some((granted) => sufficient.includes(granted))) return null;
  return refuse('MISSING_SCOPE', messageOf('MISSING_SCOPE', { scope }));
}

/**
 * False for an API key without the scope to read the area. What an action depends on there is left to the mutation: loading
 * it would fail, and refusing the action would be wrong, as changing needs only the scope of its own area.
 */
export function mayRead(user: KeyHolder, area: Area): boolean {
  return scopeRefusal(user, area, 'read') === null;
}

/** The refusal of every API key where a session is required; null for sessions. */
export function keyRefusal({ scopes }: KeyHolder): ActionStateShape | null {
  return scopes ? refuse('SESSION_REQUIRED', messageOf('SESSION_REQUIRED')) : null;
}

export const ActionState = builder.objectRef<ActionStateShape>('ActionState').implement({
  description: 'Whether the caller may perform an action now, and if not, why.',
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed', {
      description:
        'Whether the action would be accepted now, as far as the caller may read what it depends on.',
    }),
    code: t.expose('code', {
      type: RefusalCode,
      nullable: true,
      description: 'Reason for the refusal; null when allowed.',
    }),
    message: t.string({
      nullable: true,
      description: 'Message of the refusal, in English; null when allowed.',
      resolve: ({ detail }) => detail?.message,
    }),
    detail: t.expose('detail', {
      type: MessageRef,
      nullable: true,
      description:
        'Message of the refusal with its code and parameters; null when allowed. The mutation returns the same.',
    }),
  }),
});
