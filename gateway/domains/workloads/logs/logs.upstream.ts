import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { withQuery, type Path } from '../../../upstream/path.ts';
import { entriesOf, logLine, type LogLine } from '../../../upstream/logs/lines.ts';
import type { LogSource } from '../../../upstream/logs/sharedLog.ts';
import { loadIfRunning, type Host } from '../../nodes/nodes.upstream.ts';
import { instanceRoles } from '../../postgres/postgres.upstream.ts';

const logs = z.object({
  lines: z.array(logLine).default([]),
  containerName: z.string(),
  availablePods: z.array(
    z.object({
      name: z.string(),
      ready: z.boolean(),
      restartCount: z.number().int(),
      containers: z.array(z.string()),
      role: z.enum(instanceRoles).nullish(),
    }),
  ),
  parameters: z.object({ noPreviousLogs: z.boolean() }),
  cursor: z.string(),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
});
export type LogPageRecord = z.output<typeof logs>;

/** What has logs: a pod, or all pods of something. */
export interface LogTarget {
  host: Host;
  /** Path of its logs; the stream is below it. */
  path: Path;
}

export interface LogOptions {
  tail: number;
  previous: boolean;
  pods?: readonly string[] | null | undefined;
  container?: string | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  since?: string | null | undefined;
}

/** A page of a log; null while the cluster is not running. */
export function loadLogPage(
  ctx: GatewayContext,
  { host, path }: LogTarget,
  { tail, previous, pods, ...rest }: LogOptions,
): Promise<LogPageRecord | null> {
  const query = {
    format: 'lines',
    tailLines: tail,
    previous: String(previous),
    pods: pods?.join(','),
    ...rest,
  };
  const url = withQuery(path, query);
  return loadIfRunning(ctx, host, url.value, () => ctx.upstream.get(url, logs, { envelope: 'none' }));
}

const PAGE_LINES = 1_000;

async function* pagesAfter(
  ctx: GatewayContext,
  target: LogTarget,
  container: string | null,
  after: string,
): AsyncGenerator<LogLine[]> {
  for (let cursor = after; ;) {
    const options = { tail: PAGE_LINES, previous: false, container, after: cursor };
    const page = await loadLogPage(ctx, target, options);
    // The context lives as long as the subscription and would keep every page.
    ctx.upstream.forget();
    if (!page) return;
    yield page.lines;
    if (!page.hasLater) return;
    cursor = page.cursor;
  }
}

/** The log of a target, read with the rights of this caller. */
export function logSource(ctx: GatewayContext, target: LogTarget, container: string | null): LogSource {
  return {
    async *open(after, signal) {
      const { value, template } = target.path;
      const stream = { value: `${value}/stream`, template: `${template}/stream` };
      yield* entriesOf(await ctx.upstream.stream(withQuery(stream, { after, container }), signal));
    },
    read: (after) => pagesAfter(ctx, target, container, after),
  };
}
