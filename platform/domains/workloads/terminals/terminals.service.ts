import type { Core } from '../../../core.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { notFound, refused } from '../../../http/errors.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { ExecSession, TerminalSize } from '../../../providers/kubernetes/execPort.ts';
import type { ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import type { PodAddress, PodContainer } from '../../../providers/kubernetes/workloadsPort.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';
import { askKubernetes } from '../../nodes/nodes.reading.ts';
import { watchAccess } from './terminals.access.ts';
import { limitRefusal, type Shell } from './terminals.rules.ts';

interface TerminalsDeps extends Pick<Core, 'db' | 'bus' | 'clock'> {
  audit: Pick<Audit, 'record'>;
  clusters: Pick<ClustersService, 'require'>;
  kubernetes: Pick<ClusterRuntime, 'workloads'>;
}

export interface TerminalTarget {
  clusterId: string;
  pod: PodAddress;
  /** The first one that runs when omitted. */
  container?: string | undefined;
  shell: Shell;
  size: TerminalSize;
}

/** A shell in a container. */
export interface Terminal extends Pick<ExecSession, 'events' | 'write' | 'resize'> {
  container: string;
  shell: Shell;
  /** Calls back when the terminal must end, at once if that was before. */
  onEnd(listener: (why: Message) => void): void;
  /** Ends the shell. */
  close(): void;
}

export interface TerminalsService {
  /**
   * Opens a shell with an entry in the audit log; `left` closes it. Throws 403 for roles that do not manage clusters,
   * 404 for an unknown pod or container, 409 for a container that does not run and for one terminal too many, and 502 if
   * Kubernetes does not respond.
   */
  open(actor: Actor, target: TerminalTarget, left: AbortSignal): Promise<Terminal>;
  /** Ends all terminals. */
  stop(): void;
}

interface Open {
  userId: string;
  accountId: string;
  end: (why: Message) => void;
}

function runningContainer(containers: readonly PodContainer[], pod: string, wanted?: string): string {
  const found =
    wanted === undefined
      ? (containers.find(({ state }) => state === 'running') ?? containers[0])
      : containers.find(({ name }) => name === wanted);
  if (!found) throw notFound(text('terminal_no_container', { pod, container: wanted ?? '' }));
  if (found.state !== 'running')
    throw refused(text('terminal_not_running', { container: found.name }), {
      error: 'container_not_running',
    });
  return found.name;
}

export function createTerminals(deps: TerminalsDeps): TerminalsService {
  const { db, audit, clusters } = deps;
  const { workloads } = deps.kubernetes;
  const open = new Set<Open>();

  /** Counts the terminal from now on, so that several at once cannot exceed the limit. */
  const reserve = ({ userId, accountId }: Actor) => {
    const why = limitRefusal([...open], { userId, accountId });
    if (why) throw refused(why, { error: 'terminal_limit' });
    let listener: ((why: Message) => void) | null = null;
    let ended: Message | null = null;
    const entry: Open = {
      userId,
      accountId,
      end: (reason) => {
        ended ??= reason;
        listener?.(ended);
      },
    };
    open.add(entry);
    const onEnd: Terminal['onEnd'] = (heard) => {
      listener = heard;
      if (ended) heard(ended);
    };
    return { entry, onEnd };
  };

  const start = async ({ clusterId, pod, container, shell, size }: TerminalTarget, left: AbortSignal) => {
    const pods = await workloads.pods(clusterId);
    const found = pods.find(({ namespace, name }) => namespace === pod.namespace && name === pod.name);
    if (!found) throw notFound(text('pod_not_found', { ...pod }));
    const name = runningContainer(found.containers, pod.name, container);
    const session = await workloads.openTerminal(clusterId, pod, name, [shell], left);
    try {
      await session.resize(size);
    } catch (error) {
      session.close();
      throw error;
    }
    return { session, container: name };
  };

  return {
    open: async (actor, target, left) => {
      const { clusterId, pod, shell } = target;
      const cluster = await clusters.require(actor, clusterId, 'open_terminal');
      const { entry, onEnd } = reserve(actor);
      const unwatch = watchAccess(deps, actor, clusterId, entry.end);
      const release = (): void => {
        unwatch();
        open.delete(entry);
      };
      let close = release;
      try {
        const { session, container } = await askKubernetes(() => start(target, left));
        close = () => {
          session.close();
          release();
        };
        left.addEventListener('abort', close, { once: true });
        if (left.aborted) close();
        await audit.record(db, actor, {
          action: 'cluster.open_terminal',
          target: { type: 'cluster', id: clusterId, name: cluster.name },
          after: { ...pod, container, shell },
        });
        return { ...session, container, shell, onEnd, close };
      } catch (error) {
        close();
        throw error;
      }
    },
    stop: () => {
      for (const { end } of open) end(text('terminal_stopping'));
    },
  };
}
