import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { formatCursor } from '../../../upstream/logs/lines.ts';
import type { LogBatch, LogViewer } from '../../../upstream/logs/viewer.ts';
import { Deployment } from '../../deployments/Deployment.ts';
import { PostgresCluster } from '../../postgres/PostgresCluster.ts';
import { Pod } from '../Pod.ts';
import { LogEventRef, LogLineRef, TEXT_DESCRIPTION, textOf } from './LogLine.ts';
import { logSource } from './logs.upstream.ts';
import { logTargetOf, positionOf } from './logTarget.ts';

const LogBatchRef = builder.objectRef<LogBatch>('LogBatch').implement({
  description: 'What was written to a log within about 250 milliseconds, oldest first.',
  fields: (t) => ({
    lines: t.field({
      type: [LogLineRef],
      description: 'The lines; those of several pods merged by time.',
      resolve: ({ lines }) => [...lines],
    }),
    text: t.string({ description: TEXT_DESCRIPTION, resolve: ({ lines }) => textOf(lines) }),
    events: t.field({
      type: [LogEventRef],
      description: 'Starts and ends of containers.',
      resolve: ({ turns }) => [...turns],
    }),
    cursor: t.string({
      nullable: true,
      description: 'Position of the last line, to continue `after` a lost connection; null without lines.',
      resolve: ({ lines }) => {
        const last = lines.at(-1);
        return last && formatCursor(last);
      },
    }),
    dropped: t.exposeInt('dropped', {
      description:
        'Lines that were left out before these because the client was too slow or away for too long; `logs` still has them.',
    }),
  }),
});

/** Ends with the session, like every subscription. Watches only once the live channel has accepted the caller. */
async function untilSessionEnds(ctx: GatewayContext, watch: () => LogViewer): Promise<LogViewer> {
  const session = await ctx.live.subscribe(['clusterStatusUpdate'], () => false);
  const viewer = watch();
  void (async () => {
    for await (const _event of session) continue;
    await viewer.return();
  })();
  const leave = viewer.return.bind(viewer);
  viewer.return = () => {
    void session.return?.();
    return leave();
  };
  return viewer;
}

builder.subscriptionField('logTail', (t) =>
  t.field({
    type: LogBatchRef,
    description:
      'New lines of a log as they are written. A lost connection continues after the last cursor: nothing is repeated or missing. Pods that are new join by themselves. Ends with NOT_FOUND for a target that you may not see. Scope: CLUSTERS_READ, of a deployment DEPLOYMENTS_READ, of a database cluster APPS_READ.',
    extensions: { isExclusive: true },
    args: {
      target: t.arg.globalID({
        for: [Pod, Deployment, PostgresCluster],
        required: true,
        description: 'The pod, deployment or database cluster.',
      }),
      pods: t.arg.stringList({ description: 'Only these pods of the target; all when omitted.' }),
      container: t.arg.string({
        description: 'Name of the container; the first one of each pod when omitted.',
      }),
      after: t.arg.string({
        description: 'Cursor of the last line that you have; lines from now on when omitted.',
      }),
    },
    subscribe: async (_root, { target, pods, container, after }, ctx) => {
      const position = positionOf(after);
      const found = await logTargetOf(ctx, target);
      const key = `${found.path.value} ${container ?? ''}`;
      const source = logSource(ctx, found, container ?? null);
      return untilSessionEnds(ctx, () =>
        ctx.logs.watch(key, source, { pods: pods ?? null, after: position }),
      );
    },
    resolve: (batch) => batch,
  }),
);
