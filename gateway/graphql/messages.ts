import { fill, type Params, type ParamsOf, type Template } from '../../process/messages/template.ts';
import type { WireDetail, WireMessage } from '../upstream/messages.ts';
import { MESSAGES } from './__generated__/messages.ts';
import { builder } from './builder.ts';

type Messages = typeof MESSAGES;
export type MessageCodeValue = keyof Messages;

/** What is said: a code with parameters, and its English wording. */
export interface Message {
  code: MessageCodeValue;
  params: Params;
  message: string;
}

const isCode = (code: string): code is MessageCodeValue => Object.hasOwn(MESSAGES, code);
const templateOf = (code: string) => (isCode(code) ? MESSAGES[code] : undefined);

/** The message of that code; the parameters are those that its wording names. */
export function say<C extends MessageCodeValue>(code: C, ...[given]: ParamsOf<Messages[C]>): Message {
  const params = given ?? {};
  return { code, params, message: fill(MESSAGES[code], params, templateOf) };
}

/** Words without a code of ours. */
export function verbatim(message: string): Message {
  return { code: 'VERBATIM', params: { text: message }, message };
}

/** The message of a record; null when it has none. */
export function detailOf({ message, detail }: WireMessage): Message | null {
  return message == null ? null : messageFrom(message, detail);
}

/** A message of the platform; one with a code that this gateway does not know is passed on in its words. */
export function messageFrom(message: string, detail: WireDetail | null | undefined): Message {
  const code = detail?.code.toUpperCase() ?? '';
  return detail && isCode(code) ? { code, params: detail.params, message } : verbatim(message);
}

const wordingOf = (template: Template): string => (typeof template === 'string' ? template : template.other);

export const MessageCode = builder.enumType('MessageCode', {
  description: 'What a message says, for translations. Parameters stand in double braces.',
  values: Object.fromEntries(
    Object.entries<Template>(MESSAGES).map(([code, template]) => [
      code,
      { description: wordingOf(template) },
    ]),
  ) as Record<MessageCodeValue, { description: string }>,
});

const MessageParam = builder.objectRef<{ name: string; value: string }>('MessageParam').implement({
  description: 'A parameter of a message.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the wording.' }),
    value: t.exposeString('value', { description: 'Its value; numbers as decimal text.' }),
  }),
});

export const MessageRef = builder.objectRef<Message>('Message').implement({
  description: 'A text of the platform: a code with parameters, and the English wording.',
  fields: (t) => ({
    code: t.expose('code', { type: MessageCode, description: 'What is said; translations are keyed by it.' }),
    params: t.field({
      type: [MessageParam],
      description: 'The parameters of the wording; empty when it has none.',
      resolve: ({ params }) =>
        Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    }),
    message: t.exposeString('message', { description: 'The English wording.' }),
  }),
});
