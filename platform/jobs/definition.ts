import type { z } from 'zod';
import type { Waiting } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { isDatabaseAway } from '../db/failures.ts';
import type { Message } from '../messages/messages.ts';

/** What a step may leave behind: it is stored as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A kind of work: its name in the table and the shape of its payload. */
export interface JobKind<P> {
  name: string;
  payload: z.ZodType<P>;
  /** Over in a moment, and somebody waits for it (a mail): it may use the slots that are kept free for such work. */
  isShort: boolean;
}

/** What a handler may use. */
export interface JobContext {
  jobId: string;
  /** 1 at the first try; counts failures that were worth another one, not restarts. */
  attempt: number;
  /** Aborted when the job is canceled, the process stops, or another runner took the job over. */
  signal: AbortSignal;
  /**
   * Runs `fn` once in the job's life: its output is stored, and after a restart the stored one is answered.
   * `fn` may run again if the process died inside it, so it looks before it creates. The output is JSON;
   * a date comes back as text.
   */
  step<T extends Json | void>(name: string, fn: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** A step that only writes to the database: `fn` takes effect once, even if the process dies at any moment. */
  once(name: string, fn: (tx: Tx) => Promise<void>): Promise<void>;
  /**
   * Begins to wait, or goes on with the waiting of that name. A long pause of it gives the job's slot back: it throws
   * JobParked, and the handler is called again when the time has come.
   */
  waiting(name: string): Promise<Waiting>;
}

/** Does the work. Errors end the job, except those with `isTransient: true` and TransientError. */
type JobHandler<P> = (payload: P, context: JobContext) => Promise<void>;

interface JobOptions<P> {
  /** Tries in all, for transient failures. Default 5. */
  maxAttempts?: number;
  /** Runs again this many milliseconds after each end; one instance over all processes. */
  everyMs?: number;
  /** Called once when the job failed for good, to leave its subject in a state a person can act on. */
  onFailed?: (payload: P, reason: Message) => Promise<void>;
  /** Called once when the job was canceled while running. */
  onCanceled?: (payload: P) => Promise<void>;
}

/** A kind with its handler; the payload type is hidden so that a list can hold all of them. */
export interface JobDefinition {
  name: string;
  maxAttempts: number;
  everyMs: number | undefined;
  isShort: boolean;
  run(payload: unknown, context: JobContext): Promise<void>;
  onFailed(payload: unknown, reason: Message): Promise<void>;
  onCanceled(payload: unknown): Promise<void>;
}

const MAX_ATTEMPTS = 5;

/** Names a kind of work, so that services can enqueue it without knowing its handler. */
export function jobKind<P>(
  name: string,
  payload: z.ZodType<P>,
  { isShort = false }: { isShort?: boolean } = {},
): JobKind<P> {
  return { name, payload, isShort };
}

/** Binds a handler to a kind. */
export function defineJob<P>(
  kind: JobKind<P>,
  handler: JobHandler<P>,
  options: JobOptions<P> = {},
): JobDefinition {
  const parse = (payload: unknown): P => kind.payload.parse(payload);
  return {
    name: kind.name,
    maxAttempts: options.maxAttempts ?? MAX_ATTEMPTS,
    everyMs: options.everyMs,
    isShort: kind.isShort,
    run: async (payload, context) => handler(parse(payload), context),
    onFailed: async (payload, error) => options.onFailed?.(parse(payload), error),
    onCanceled: async (payload) => options.onCanceled?.(parse(payload)),
  };
}

/** A failure that another try may cure. */
export class TransientError extends Error {
  override name = 'TransientError';
  readonly isTransient = true;
  /** Seconds until a try makes sense, when the other side said so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** True for TransientError, for any provider error that calls itself transient, and while the database is away. */
export function isTransient(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof Error && 'isTransient' in error && error.isTransient === true;
}

/** Milliseconds before try `failures + 1`: what the other side asked for, else 1 s doubled up to a minute. */
export function backoffMs(error: unknown, failures: number): number {
  const asked =
    error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number'
      ? error.retryAfter * 1000
      : 0;
  return Math.max(asked, Math.min(60_000, 1_000 * 2 ** Math.max(0, failures - 1)));
}
