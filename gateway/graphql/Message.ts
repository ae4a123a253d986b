import type { Template } from '../../process/messages/template.ts';
import { MESSAGES } from './__generated__/messages.ts';
import { builder } from './builder.ts';
import { detailOf, paramsOf, type Message, type MessageCodeValue } from './messages.ts';

const wordingOf = (template: Template): string => (typeof template === 'string' ? template : template.other);

export const MessageCode = builder.enumType('MessageCode', {
  description: 'Code of a message. The description is the English text, with parameters in double braces.',
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
    name: t.exposeString('name', { description: 'Name of the parameter in the text.' }),
    value: t.exposeString('value', { description: 'Value of the parameter; numbers as decimal text.' }),
  }),
});

export const MessageRef = builder.objectRef<Message>('Message').implement({
  description: 'A message of the platform or gateway: code, parameters and English text.',
  fields: (t) => ({
    code: t.expose('code', { type: MessageCode, description: 'Code of the message, for translations.' }),
    params: t.field({
      type: [MessageParam],
      description: 'Parameters of the text; empty when it has none.',
      resolve: paramsOf,
    }),
    message: t.exposeString('message', { description: 'Text in English.' }),
  }),
});

/** Options of the field `detail` of things with a `progressMessage`. */
export const progressDetail = {
  type: MessageRef,
  nullable: true,
  description: '`progressMessage` with its code and parameters; null when there is none.',
  resolve: detailOf,
} as const;
