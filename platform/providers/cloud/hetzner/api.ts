import { z } from 'zod';
import type { Secret } from '../../../crypto/secret.ts';
import { CloudError } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import type { Call, Transport } from './transport.ts';
import * as wire from './wire.ts';

const PER_PAGE = 50;

/** The token, and how long a call may take. */
export interface ApiContext {
  token: Secret;
  signal?: AbortSignal | undefined;
  patience?: Call['patience'];
}

type Params = Readonly<Record<string, string | number | undefined>>;

/** Hetzner's API with parsed responses. */
export interface Api {
  get<T extends z.ZodType>(context: ApiContext, path: string, schema: T): Promise<z.output<T>>;
  /** All pages of a list; `key` is the member that holds it. */
  list<T extends z.ZodType>(
    context: ApiContext,
    path: string,
    key: string,
    schema: T,
    params?: Params,
  ): Promise<z.output<T>[]>;
  post<T extends z.ZodType>(
    context: ApiContext,
    path: string,
    body: unknown,
    schema: T,
    options?: Pick<Call, 'repeatable'>,
  ): Promise<z.output<T>>;
  /** Deletes a resource and returns the action, if there is one. A missing resource is ignored. */
  remove(context: ApiContext, path: string): Promise<wire.WireAction | null>;
}

function parsed<T extends z.ZodType>(schema: T, response: unknown, path: string): z.output<T> {
  const result = schema.safeParse(response);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  const why = text('hetzner_answer', { path, where });
  throw new CloudError({ kind: 'unavailable', code: 'unexpected_answer', text: why });
}

function queryOf(params: Params): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.set(key, String(value));
  return query.toString();
}

/** The API over a transport. */
export function createApi({ send }: Transport): Api {
  return {
    get: async (context, path, schema) =>
      parsed(schema, await send({ ...context, method: 'GET', path }), path),
    list: async (context, path, key, schema, params = {}) => {
      const joint = path.includes('?') ? '&' : '?';
      const members = z.object({ [key]: schema.array() });
      const all: z.output<typeof schema>[] = [];
      let next: number | null = 1;
      while (next !== null) {
        const query = queryOf({ ...params, page: next, per_page: PER_PAGE });
        const response = await send({ ...context, method: 'GET', path: `${path}${joint}${query}` });
        all.push(...(parsed(members, response, path)[key] ?? []));
        // The last page and the total may be unknown: only next_page tells whether there is more.
        next = parsed(wire.pagination, response, path).meta?.pagination.next_page ?? null;
      }
      return all;
    },
    post: async (context, path, body, schema, options = {}) =>
      parsed(schema, await send({ ...context, ...options, method: 'POST', path, body }), path),
    remove: async (context, path) => {
      try {
        const response = await send({ ...context, method: 'DELETE', path });
        return parsed(wire.withActions, response ?? {}, path).action ?? null;
      } catch (error) {
        if (error instanceof CloudError && error.code === 'not_found') return null;
        throw error;
      }
    },
  };
}
