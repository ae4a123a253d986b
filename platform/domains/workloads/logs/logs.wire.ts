import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { cursorAt, cursorText, formatCursor, START } from './logs.cursor.ts';
import type { PageQuery } from './logs.page.ts';
import type { ReadLogs } from './logs.service.ts';

const podNames = z
  .string()
  .optional()
  .transform((names) => names?.split(',').filter((name) => name !== ''));

/** `podName` is that of the specification; `pods` are several, separated by commas. */
export const logsQuery = z.object({
  tailLines: z.coerce.number().int().min(1).max(1000).default(100),
  previous: z.stringbool().default(false),
  podName: z.string().optional(),
  pods: podNames,
  container: z.string().optional(),
  after: cursorText.optional(),
  before: cursorText.optional(),
  since: z.iso.datetime({ offset: true }).optional(),
  /** `lines` has each line with its pod and time; `text` is what the containers wrote. */
  format: z.enum(['text', 'lines']).default('text'),
});
export type LogsQuery = z.output<typeof logsQuery>;

export const streamQuery = logsQuery.pick({ pods: true, container: true, after: true, since: true });

const lineJson = z.object({ pod: z.string(), t: z.string(), n: z.int(), text: z.string() });

export const logsJson = z.object({
  logs: z.string(),
  lines: z.array(lineJson).optional(),
  podName: z.string().nullable(),
  containerName: z.string(),
  availablePods: z.array(
    z.object({
      name: z.string(),
      ready: z.boolean(),
      restartCount: z.int(),
      containers: z.array(z.string()),
    }),
  ),
  parameters: z.object({
    tailLines: z.int(),
    previous: z.boolean(),
    podName: z.string().nullable(),
    noPreviousLogs: z.boolean(),
  }),
  /** Continues after the last line. */
  cursor: z.string(),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
});

/** Where a page or a stream begins; undefined for the end of the log. */
export function startOf({ after, since }: Pick<LogsQuery, 'after' | 'since'>) {
  return after ?? (since === undefined ? undefined : cursorAt(new Date(since)));
}

export function pageQuery(query: LogsQuery): PageQuery {
  const { tailLines, previous, before } = query;
  return { tail: tailLines, previous, before, after: startOf(query) };
}

/** The pods that a query names; undefined for all. */
export function namedPods({ podName, pods }: Pick<LogsQuery, 'podName' | 'pods'>): string[] | undefined {
  return podName === undefined ? pods : [podName];
}

export function logsToJson({ page, pods, container }: ReadLogs, query: LogsQuery): z.output<typeof logsJson> {
  const { lines, hasEarlier, hasLater, hasNoPrevious } = page;
  const { format, tailLines, previous, podName = null } = query;
  const last = lines.at(-1) ?? startOf(query) ?? START;
  return {
    logs: format === 'text' ? lines.map(({ text }) => `${text}\n`).join('') : '',
    ...(format === 'lines' && { lines: lines.map(({ pod, at, n, text }) => ({ pod, t: at, n, text })) }),
    podName,
    containerName: container,
    availablePods: pods.map(({ name, containers }) => ({
      name,
      ready: containers.length > 0 && containers.every(({ ready }) => ready),
      restartCount: containers.reduce((sum, { restartCount }) => sum + restartCount, 0),
      containers: containers.map((one) => one.name),
    })),
    parameters: { tailLines, previous, podName, noPreviousLogs: hasNoPrevious },
    cursor: formatCursor(last),
    hasEarlier,
    hasLater,
  };
}

/** Aborts when the caller leaves. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

/** Sends JSON lines as they come. */
export function sendLines(reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .header('content-type', 'application/jsonl; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines, { objectMode: false }));
}
