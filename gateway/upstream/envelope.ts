import type { z } from 'zod';
import { codedError } from '../graphql/errors.ts';
import type { Path } from './path.ts';

/** Where the platform put the answer: `{data}`, `{data:{data}}`, `{data:[one]}` or without a wrapping. */
export type Envelope = 'data' | 'data.data' | 'data[0]' | 'none';

const member = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

/** Takes the wrapping off; undefined where there is none, which the schema then reports. */
export function unwrap(body: unknown, envelope: Envelope): unknown {
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

/** Parses an unwrapped answer; throws UPSTREAM_INVALID and reports the path and the fields that do not fit. */
export function parseAnswer<T>(schema: z.ZodType<T>, value: unknown, path: Path, onInvalid: OnInvalid): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  onInvalid({
    path: path.template,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || '(root)'}: ${issue.code}`),
  });
  throw codedError('UPSTREAM_INVALID', 'The server sent an answer that could not be understood.');
}
