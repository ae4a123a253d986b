import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { ProvisioningStep } from '../../simulation/provisioningSteps.ts';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import type { Labels } from '../port.ts';
import { ApiError } from './apiError.ts';
import { callerOf, type Caller } from './door.ts';
import type { Project } from './project.ts';
import type { EngineStore } from './store.ts';

/** What all addresses of the engine share. */
export interface Engine {
  app: FastifyInstance;
  store: EngineStore;
  clock: Clock;
  /** Aborted when the engine closes: nobody waits for an answer any more. */
  signal: AbortSignal;
}

/** Everything a change needs to know. */
export interface Change {
  project: Project;
  caller: Caller;
  now: number;
  /** Public addresses in use in all projects. */
  taken(): Promise<Set<string>>;
}

/** Servers whose deletion is over are gone; their rows leave when somebody writes next. */
function dropDeleted(project: Project, now: number): void {
  for (const server of project.list('servers')) {
    if (server.data.deletedAt !== null && server.data.deletedAt <= now) project.remove(server);
  }
}

/** Changes the caller's project in one transaction; nothing is kept when `work` throws. */
export function change<T>(
  { store, clock }: Engine,
  request: FastifyRequest,
  work: (change: Change) => T | Promise<T>,
): Promise<T> {
  const caller = callerOf(request);
  return store.write(caller.project, async (project, taken) => {
    const current = { project, caller, now: clock.now().getTime(), taken };
    dropDeleted(project, current.now);
    return work(current);
  });
}

/** The caller's project as it is now. */
export async function look(
  { store, clock }: Engine,
  request: FastifyRequest,
): Promise<{ project: Project; now: number }> {
  const project = await store.read(callerOf(request).project);
  const now = clock.now().getTime();
  dropDeleted(project, now);
  return { project, now };
}

/** An answer may not outlast the patience of a client, however time is stretched. */
const LONGEST_ANSWER_MS = 10_000;

/** Lets the time of a call pass, and fails it when the cluster's name asks for a failure in that step. */
export async function passTime(
  { clock, signal }: Engine,
  labels: Labels,
  ms: number,
  step?: ProvisioningStep,
): Promise<void> {
  const cluster = labels.cluster ?? '';
  const stopAt = step && stepFailure(cluster, step);
  const wanted = clock.simulated(ms * slowness(cluster) * (stopAt ?? 1));
  await clock.sleep(Math.min(LONGEST_ANSWER_MS, wanted), signal);
  if (stopAt !== undefined) throw new ApiError('server_error', 'an internal error occurred');
}
