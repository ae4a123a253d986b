import type { z } from 'zod';
import { fromInputText } from '../messages/messages.ts';
import { invalidMany } from './errors.ts';
import { zodText } from './zodText.ts';

/** A body that reaches its noun unread: throws 422 like a route with that schema. `prefix` comes before the fields. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown, prefix = ''): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalidMany(
    parsed.error.issues.map(({ code, path, message, ...params }) => ({
      field: `${prefix}${path.join('.')}`,
      ...(fromInputText(message) ?? zodText({ keyword: code, params: { ...params } })),
    })),
  );
}
