import { builder } from './builder.ts';
import { MessageRef } from './Message.ts';
import type { Message } from './messages.ts';
import { RefusalCode, type RefusalCodeValue } from './types/RefusalCode.ts';

/** May the caller do this now? When not: why, as a code and as a sentence. */
export interface ActionStateShape {
  allowed: boolean;
  code: RefusalCodeValue | null;
  detail: Message | null;
}

const ALLOWED: ActionStateShape = { allowed: true, code: null, detail: null };

/** The action is possible. */
export function allow(): ActionStateShape {
  return ALLOWED;
}

/** The action is not possible, and why. */
export function refuse(code: RefusalCodeValue, detail: Message): ActionStateShape {
  return { allowed: false, code, detail };
}

export const ActionState = builder.objectRef<ActionStateShape>('ActionState').implement({
  description: 'What a caller may do with an object, and if not, why.',
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed', { description: 'Would it be accepted now?' }),
    code: t.expose('code', { type: RefusalCode, nullable: true, description: 'Why not; null when allowed.' }),
    message: t.string({
      nullable: true,
      description: 'Why not, in English; null when allowed.',
      resolve: ({ detail }) => detail?.message,
    }),
    detail: t.expose('detail', {
      type: MessageRef,
      nullable: true,
      description: 'Why not, as a message; null when allowed. The mutation answers the same.',
    }),
  }),
});
