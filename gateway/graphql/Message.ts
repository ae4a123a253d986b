import type { Template } from '../../process/messages/template.ts';
import { MESSAGES } from './__generated__/messages.ts';
import { builder } from './builder.ts';
import { paramsOf, type Message, type MessageCodeValue } from './messages.ts';

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
      resolve: paramsOf,
    }),
    message: t.exposeString('message', { description: 'The English wording.' }),
  }),
});
