import { z } from 'zod';
import type { Secret } from '../../../crypto/secret.ts';
import { CloudError } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import type { Call, Transport } from './transport.ts';
import * as wire from './wire.ts';

const PER_PAGE = 50;

/** The token, and how long a call may take. */
export interface Asker {
  token: Secret;
  signal?: AbortSignal | undefined;
  patience?: Call['patience'];
}

export type Params = Readonly<Record<string, string | number | undefined>>;

/** Hetzner's API with parsed responses. */
export interface Api {
  get<T extends z.ZodType>(asker: Asker, path: string, schema: T): Promise<z.output<T>>;
  /** All pages of a list; `key` is the member that holds it. */
  list<T extends z.ZodType>(
    asker: Asker,
    path: string,
    key: string,
    schema: T,
    params?: Params,
  ): Promise<z.output<T>[]>;
  post<T extends z.ZodType>(
    asker: Asker,
    path: string,
    body: unknown,
    schema: T,
    options?: Pick<Call, 'repeatable'>,
  ): Promise<z.output<T>>;
  /** Returns whether there was something to delete, and the action that deletes it. */
  remove(asker: Asker, path: string): Promise<{ wasThere: boolean; action: wire.WireAction | null }>;
}

function parsed<T extends z.ZodType>(schema: T, answer: unknown, path: string): z.output<T> {
  const result = schema.safeParse(answer);
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
    get: async (asker, path, schema) => parsed(schema, await send({ ...asker, method: 'GET', path }), path),
    list: async (asker, path, key, schema, params = {}) => {
      const joint = path.includes('?') ? '&' : '?';
      const members = z.object({ [key]: schema.array() });
      const all: z.output<typeof schema>[] = [];
      let next: number | null = 1;
      while (next !== null) {
        const query = queryOf({ ...params, page: next, per_page: PER_PAGE });
        const answer = await send({ ...asker, method: 'GET', path: `${path}${joint}${query}` });
        all.push(...(parsed(members, answer, path)[key] ?? []));
        // The last page and the total may be unknown: only next_page tells whether there is more.
        next = parsed(wire.pagination, answer, path).meta?.pagination.next_page ?? null;
      }
      return all;
    },
    post: async (asker, path, body, schema, options = {}) =>
      parsed(schema, await send({ ...asker, ...options, method: 'POST', path, body }), path),
    remove: async (asker, path) => {
      try {
        const answer = await send({ ...asker, method: 'DELETE', path });
        return { wasThere: true, action: parsed(wire.withActions, answer ?? {}, path).action ?? null };
      } catch (error) {
        if (error instanceof CloudError && error.code === 'not_found')
          return { wasThere: false, action: null };
        throw error;
      }
    },
  };
}
