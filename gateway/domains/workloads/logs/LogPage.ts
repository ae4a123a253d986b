import { builder } from '../../../graphql/builder.ts';
import { formatCursor } from '../../../upstream/logs/lines.ts';
import { Deployment } from '../../deployments/Deployment.ts';
import { PostgresCluster } from '../../postgres/PostgresCluster.ts';
import { PostgresInstanceRole } from '../../postgres/settings/PostgresInstance.ts';
import { Pod } from '../Pod.ts';
import { LogLineRef, TEXT_DESCRIPTION, textOf } from './LogLine.ts';
import { loadLogPage, type LogPageRecord } from './logs.upstream.ts';
import { logTargetOf } from './logTarget.ts';

const MAX_LINES = 1_000;

const LogPod = builder.objectRef<LogPageRecord['availablePods'][number]>('LogPod').implement({
  description: 'A pod whose log can be read.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the pod.' }),
    isReady: t.exposeBoolean('ready', { description: 'Whether all its containers are ready.' }),
    restartCount: t.exposeInt('restartCount', { description: 'Number of restarts of all containers.' }),
    containers: t.exposeStringList('containers', { description: 'Names of its containers.' }),
    role: t.expose('role', {
      type: PostgresInstanceRole,
      nullable: true,
      description: 'Role of an instance of a database cluster; null for other pods and when it is unknown.',
    }),
  }),
});

const LogPage = builder.objectRef<LogPageRecord>('LogPage').implement({
  description: 'Lines of a log, oldest first; those of several pods merged by time.',
  fields: (t) => ({
    lines: t.expose('lines', { type: [LogLineRef], description: 'The lines.' }),
    text: t.string({ description: TEXT_DESCRIPTION, resolve: ({ lines }) => textOf(lines) }),
    startCursor: t.string({
      nullable: true,
      description: 'Position of the first line, to read `before`; null when there are no lines.',
      resolve: ({ lines: [first] }) => first && formatCursor(first),
    }),
    endCursor: t.exposeString('cursor', {
      description: 'Position of the last line, to continue `after`. Also without lines.',
    }),
    hasEarlier: t.exposeBoolean('hasEarlier', { description: 'Whether there may be lines before these.' }),
    hasLater: t.exposeBoolean('hasLater', {
      description: 'Whether there were lines after these when the page was read.',
    }),
    hasNoPrevious: t.boolean({
      description: 'True if the previous log was asked for and no container has restarted.',
      resolve: ({ parameters }) => parameters.noPreviousLogs,
    }),
    container: t.exposeString('containerName', {
      description: 'Name of the container that was read; empty when there are no pods.',
    }),
    pods: t.expose('availablePods', { type: [LogPod], description: 'All pods of the target.' }),
  }),
});

builder.queryField('logs', (t) =>
  t.field({
    type: LogPage,
    nullable: true,
    description:
      'The log of a pod, or of all pods of a deployment or database cluster merged by time, as their nodes have it now: about the last 10 MiB of each. By default the last lines; null while the cluster is not running. Scope: CLUSTERS_READ, of a deployment DEPLOYMENTS_READ, of a database cluster APPS_READ.',
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
      tail: t.arg.int({ defaultValue: 100, description: `Number of lines, at most ${MAX_LINES}.` }),
      after: t.arg.string({ description: 'The first lines after this cursor.' }),
      before: t.arg.string({ description: 'The last lines before this cursor.' }),
      since: t.arg({ type: 'DateTime', description: 'The first lines written at this time or later.' }),
      previous: t.arg.boolean({
        defaultValue: false,
        description: 'The log of the containers before their last restart.',
      }),
    },
    resolve: async (_root, { target, tail, previous, ...options }, ctx) =>
      loadLogPage(ctx, await logTargetOf(ctx, target), {
        tail: Math.min(MAX_LINES, Math.max(1, tail ?? 100)),
        previous: previous ?? false,
        ...options,
      }),
  }),
);
