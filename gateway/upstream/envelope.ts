import type { z } from 'zod';
import { InvalidResponseError } from './errors.ts';
import type { Path } from './path.ts';

/** Where the platform put the answer: `{data}`, `{data:{data}}`, `{data:[one]}` or without a wrapping. */
export type Envelope = 'data' | 'data.data' | 'data[0]' | 'none';

const member = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

/** How an answer is read. */
export interface Reading<T> {
  schema: z.ZodType<T>;
  envelope: Envelope;
}

/** The JSON in the text of an answer: null for none at all, undefined for what is none. */
export function jsonOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Takes the wrapping off; undefined where there is none, which the schema then reports. */
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

/** What went wrong while reading an answer, without any of its values: they may be secret. */
export type OnInvalid = (details: { path: string; problems: string[] }) => void;

/** Parses and checks the text of an answer; throws InvalidResponseError and reports the path and what does not fit. */
export function readAnswer<T>(
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
