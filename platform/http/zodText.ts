import { text, type Message } from '../messages/messages.ts';

/** A zod issue as Fastify passes it on. */
interface ZodIssue {
  keyword: string;
  params: Record<string, unknown>;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : Number(value ?? 0));
const isNumber = (origin: unknown): boolean => origin === 'number' || origin === 'int' || origin === 'bigint';

function tooBig({ origin, maximum }: Record<string, unknown>): Message {
  const max = number(maximum);
  if (isNumber(origin)) return text('number_too_large', { max });
  return origin === 'string' ? text('text_too_long', { max }) : text('list_too_long', { max });
}

function tooSmall({ origin, minimum, inclusive }: Record<string, unknown>): Message {
  const min = number(minimum);
  if (isNumber(origin)) {
    return inclusive === false ? text('number_not_above', { min }) : text('number_too_small', { min });
  }
  return origin === 'string' ? text('text_too_short', { min }) : text('list_too_short', { min });
}

/** Messages of zod's rules that have none of their own. */
export function zodText({ keyword, params }: ZodIssue): Message {
  switch (keyword) {
    case 'invalid_type':
      return text('value_type', { expected: String(params['expected']) });
    case 'invalid_value':
      return text('value_not_offered', { values: [params['values']].flat().join(', ') });
    case 'invalid_format':
      return text('value_format', { format: String(params['format']) });
    case 'too_big':
      return tooBig(params);
    case 'too_small':
      return tooSmall(params);
    default:
      return text('value_invalid');
  }
}
