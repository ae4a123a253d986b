import { builder } from './builder.ts';
import { MessageRef } from './Message.ts';
import type { Message } from './messages.ts';
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

export const ActionState = builder.objectRef<ActionStateShape>('ActionState').implement({
  description: 'What a caller may do with an object, and if not, why.',
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed', { description: 'Whether the action would be accepted now.' }),
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
