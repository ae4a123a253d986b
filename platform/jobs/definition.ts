import type { z } from 'zod';
import type { Waiting } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { isDatabaseAway } from '../db/failures.ts';
import type { Message } from '../messages/messages.ts';

/** Output of a step, stored as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A kind of job: its name in the table and the schema of its payload. */
export interface JobKind<P> {
  name: string;
  payload: z.ZodType<P>;
  /** A short job that a user waits for (a mail): it may use the slots reserved for short jobs. */
  isShort: boolean;
}

/** What a job handler can use. */
export interface JobContext {
  /** 1 on the first attempt; counts retries of transient failures, not restarts. */
  attempt: number;
  /** Aborted when the job is canceled, the process stops, or another runner took the job over. */
  signal: AbortSignal;
  /**
   * Runs `fn` once per job and stores its output, which is returned after a restart. If the process dies inside `fn`,
   * it runs again, so check before you create. The output is JSON; a date becomes a string.
   */
  step<T extends Json | void>(name: string, fn: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** A step that only writes to the database: it takes effect exactly once, even if the process dies. */
  once(name: string, fn: (tx: Tx) => Promise<void>): Promise<void>;
  /**
   * Starts or resumes the wait of that name. A long pause frees the job's slot: it throws JobParked, and the handler is
   * called again when the pause is over.
   */
  waiting(name: string): Promise<Waiting>;
  /** True if the job fails with this error: a transient one is retried, and an interrupted job resumes. */
  failsWith(error: unknown): boolean;
}

/** Runs the job. Errors end the job, except those with `isTransient: true`. */
type JobHandler<P> = (payload: P, context: JobContext) => Promise<void>;

interface JobOptions<P> {
  /** Maximum attempts for transient failures. Default 5. */
  maxAttempts?: number;
  /** Repeats this many milliseconds after each run; one instance across all processes. */
  everyMs?: number;
  /** Called when the job finally failed, to leave its subject in a state that users can act on. Repeated on errors. */
  onFailed?: (payload: P, reason: Message) => Promise<void>;
  /** Called when the job was canceled while running. Repeated on errors. */
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

/** Declares a kind of job, so that services can enqueue it without importing its handler. */
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

/** True for transient errors, such as those of providers, and while the database is unreachable. */
export function isTransient(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof Error && 'isTransient' in error && error.isTransient === true;
}

/** True if a job that failed `failures` times before is run again after this error. */
export function isRetried(error: unknown, failures: number, maxAttempts: number): boolean {
  return isTransient(error) && failures + 1 < maxAttempts;
}

/** Milliseconds before attempt `failures + 1`: the requested delay, else 1 s doubled up to a minute. */
export function backoffMs(error: unknown, failures: number): number {
  const requested =
    error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number'
      ? error.retryAfter * 1000
      : 0;
  return Math.max(requested, Math.min(60_000, 1_000 * 2 ** Math.max(0, failures - 1)));
}
