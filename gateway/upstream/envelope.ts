import { z } from 'zod';
import { InvalidResponseError } from './errors.ts';
import type { Path } from './path.ts';

/** Position of the data in the platform's response: `{data}`, `{data:{data}}`, `{data:[one]}` or the whole body. */
export type Envelope = 'data' | 'data.data' | 'data[0]' | 'none';

const member = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

/** How a response is parsed. */
export interface Reading<T> {
  schema: z.ZodType<T>;
  envelope: Envelope;
}

/** The JSON of a response: null for an empty body, undefined for invalid JSON. */
export function jsonOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A text that contains JSON, as a value. Errors thrown in a transform pass through `safeParse` and `catch`, so invalid
 * JSON is reported as an issue.
 */
export const jsonText = z.string().transform((text, ctx): unknown => {
  const value = jsonOf(text);
  if (value !== undefined) return value;
  ctx.addIssue({ code: 'custom', message: 'not JSON' });
  return z.NEVER;
});

/** The data of a body; undefined when it is missing, which the schema then reports. */
function unwrap(body: unknown, envelope: Envelope): unknown {
  switch (envelope) {
    case 'none':
      return body;
    case 'data':
      return member(body, 'data');
    case 'data.data':
      return member(member(body, 'data'), 'data');
    case 'data[0]':
      return member(member(body, 'data'), 0);
  }
}

/** Reports an invalid response without its values, which may be secret. */
export type OnInvalid = (details: { path: string; problems: string[] }) => void;

/** Parses and validates a response; throws InvalidResponseError and reports the path and the problems. */
export function parseResponse<T>(
  text: string,
  { schema, envelope }: Reading<T>,
  path: Path,
  onInvalid: OnInvalid,
): T {
  const body = jsonOf(text);
  if (body === undefined) {
    onInvalid({ path: path.template, problems: ['not JSON'] });
    throw new InvalidResponseError();
  }
  const parsed = schema.safeParse(unwrap(body, envelope));
  if (parsed.success) return parsed.data;
  onInvalid({
    path: path.template,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || '(root)'}: ${issue.code}`),
  });
  throw new InvalidResponseError();
}
