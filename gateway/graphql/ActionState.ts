import { builder } from './builder.ts';
import { RefusalCode, type RefusalCodeValue } from './RefusalCode.ts';

/** May the caller do this now? When not: why, as a code and as a sentence. */
export interface ActionStateShape {
  allowed: boolean;
  code: RefusalCodeValue | null;
  message: string | null;
}

const ALLOWED: ActionStateShape = { allowed: true, code: null, message: null };

/** The action is possible. */
export function allow(): ActionStateShape {
  return ALLOWED;
}

/** The action is not possible, and why. */
export function refuse(code: RefusalCodeValue, message: string): ActionStateShape {
  return { allowed: false, code, message };
}

export const ActionState = builder.objectRef<ActionStateShape>('ActionState').implement({
  description: 'What a caller may do with an object, and if not, why.',
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed', { description: 'Would it be accepted now?' }),
    code: t.expose('code', { type: RefusalCode, nullable: true, description: 'Why not; null when allowed.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Why not, as a sentence; null when allowed.',
    }),
  }),
});
