import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { ProvisioningStep } from '../../simulation/provisioningSteps.ts';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import type { Labels } from '../port.ts';
import { ApiError } from './apiError.ts';
import { callerOf, type Caller } from './authentication.ts';
import type { Project } from './project.ts';
import type { EngineStore } from './store.ts';

/** What all routes of the engine share. */
export interface Engine {
  app: FastifyInstance;
  store: EngineStore;
  clock: Clock;
  /** Aborted when the engine closes. */
  signal: AbortSignal;
}

/** Context of a change. */
export interface Change {
  project: Project;
  caller: Caller;
  now: number;
  /** Public addresses in use in all projects. */
  taken(): Promise<Set<string>>;
}

/** Removes servers whose deletion is over; their rows are deleted by the next write. */
function dropDeleted(project: Project, now: number): void {
  for (const server of project.list('servers')) {
    if (server.data.deletedAt !== null && server.data.deletedAt <= now) project.remove(server);
  }
}

/** Changes the caller's project in one transaction, which is rolled back when `work` throws. */
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

/** Keeps responses within client timeouts, whatever the time scale is. */
const LONGEST_RESPONSE_MS = 10_000;

/** Waits the simulated time of a call, and fails it if the cluster's name is a sentinel for that step. */
export async function passTime(
  { clock, signal }: Engine,
  labels: Labels,
  ms: number,
  step?: ProvisioningStep,
): Promise<void> {
  const cluster = labels.cluster ?? '';
  const stopAt = step && stepFailure(cluster, step);
  const wanted = clock.simulated(ms * slowness(cluster) * (stopAt ?? 1));
  await clock.sleep(Math.min(LONGEST_RESPONSE_MS, wanted), signal);
  if (stopAt !== undefined) throw new ApiError('server_error', 'an internal error occurred');
}
