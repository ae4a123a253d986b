import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql/index.js';
import type { GatewayContext } from '../graphql/context.ts';
import type { CompiledPart, CompiledParts } from '../plugins/compiled.ts';
import { toldErrors } from '../plugins/deferred.ts';
import type { Gateway } from '../yoga.ts';

type Variables = Readonly<Record<string, unknown>>;

/** What stands in one deferred fragment, as clients read it. */
interface Incremental {
  data: unknown;
  path: readonly string[];
  label?: string;
  errors?: readonly unknown[];
}

/** Writes parts with the boundary and the headers that Yoga gives them. */
class PartsWriter {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.setHeader('content-type', 'multipart/mixed; boundary="-"');
    // Proxies are told not to collect the parts.
    response.setHeader('x-accel-buffering', 'no');
    response.write('\r\n---');
  }

  write(part: object, isLast: boolean): void {
    if (this.#response.destroyed) return;
    const json = JSON.stringify(part);
    const head = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(json)}`;
    this.#response.write(`\r\n${head}\r\n\r\n${json}\r\n---`);
    if (isLast) this.#response.end('--\r\n');
  }
}

const dataAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null,
    data,
  ) ?? null;

/** The run of a fragment, which never rejects: a part that breaks stands alone. */
async function runPart({ run }: CompiledPart, context: GatewayContext, variables: Variables) {
  try {
    return await run(context, variables);
  } catch (error) {
    return { data: null, errors: [error] };
  }
}

/** A persisted operation that is answered in parts: all of them begun at once, in one context. */
export class PartedAnswer {
  readonly #gateway: Gateway;
  readonly #context: GatewayContext;
  readonly #rest: { part: CompiledPart; running: Promise<{ data?: unknown; errors?: readonly unknown[] }> }[];
  /** What the first part answers. With errors, there are no parts: the whole is then the better answer. */
  readonly first: Promise<ExecutionResult>;

  constructor(gateway: Gateway, parts: CompiledParts, context: GatewayContext, variables: Variables) {
    this.#gateway = gateway;
    this.#context = context;
    this.first = parts.first(context, variables);
    this.#rest = parts.rest.map((part) => ({ part, running: runPart(part, context, variables) }));
  }

  /**
   * Writes the first part, then every fragment when it is there, several in one part when they come together. Resolves
   * with all errors when the last has been written. Fragments of objects that are null are left out.
   */
  async write(response: ServerResponse, data: ExecutionResult['data']): Promise<readonly unknown[]> {
    const writer = new PartsWriter(response);
    let left = this.#rest.length;
    writer.write({ data, hasNext: left > 0 }, left === 0);
    const errors: unknown[] = [];
    let ready: Incremental[] = [];
    const flush = () => {
      const incremental = ready.length > 0 ? { incremental: ready } : {};
      ready = [];
      writer.write({ ...incremental, hasNext: left > 0 }, left === 0);
    };
    await Promise.all(
      this.#rest.map(async ({ part, running }) => {
        const result = await running;
        left -= 1;
        // Nobody listens any more: what was given up is no failure to be counted.
        if (response.destroyed) return;
        const incremental = this.#read(part, result);
        errors.push(...(incremental.errors ?? []));
        if (incremental.data !== null || incremental.errors) ready.push(incremental);
        // Those that are there at the same moment go together.
        await new Promise((done) => setImmediate(done));
        if (left > 0 && ready.length > 0) flush();
      }),
    );
    if (this.#rest.length > 0) flush();
    return errors;
  }

  #read({ path, label }: CompiledPart, result: { data?: unknown; errors?: readonly unknown[] }): Incremental {
    const { errors = [] } = result;
    const told = errors.length > 0 ? { errors: toldErrors(this.#gateway, this.#context, errors) } : {};
    return { data: dataAt(result.data, path), path, ...(label === null ? {} : { label }), ...told };
  }
}
