import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { deployments } from '../../db/schema/deployments.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { ClusterDeployments, ObservedDeployment } from '../../providers/deployments/port.ts';
import { startFleet, type Caller, type TestFleet } from '../clusters/fleet.testing.ts';
import { deploymentJobs } from './deployments.jobs.ts';
import { applyJob, removeJob } from './deployments.kinds.ts';
import { createDeploymentsObserver } from './deployments.observing.ts';
import { progressOf } from './deployments.rules.ts';
import { findDeployment, type DeploymentRow } from './deployments.store.ts';
import type { DeploymentJson } from './deployments.wire.ts';

let fleet: TestFleet;
let caller: Caller;
let id: string;

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  ({ id } = await fleet.active(caller, { name: 'shop' }));
});
afterAll(() => fleet.platform.stop());

async function until(deploymentId: string, wanted: Partial<DeploymentRow>): Promise<void> {
  await eventually(async () =>
    expect(await findDeployment(fleet.platform.db, deploymentId)).toMatchObject(wanted),
  );
}

/** A deployment that runs, and how the cluster has it. */
async function deployed(name: string): Promise<{ deploymentId: string; seen: ObservedDeployment }> {
  const body = { name, image_repository: 'nginx', image_tag: '1.27' };
  const path = `/api/clusters/${id}/deployments`;
  const answer = await fleet.call<{ data: DeploymentJson }>(caller, 'POST', path, body);
  const deploymentId = answer.body.data.id;
  await until(deploymentId, { status: 'deployed' });
  const seen = (await findDeployment(fleet.platform.db, deploymentId))?.observed;
  if (!seen) throw new Error('nothing was observed');
  return { deploymentId, seen };
}

const set = (deploymentId: string, values: Partial<DeploymentRow>) =>
  fleet.platform.db.update(deployments).set(values).where(eq(deployments.id, deploymentId));

/** Ends a job of that kind as failed. */
async function failJob(kind: string, deploymentId: string, reason: Message): Promise<void> {
  const { core, services } = fleet.platform.app;
  const unused = () => Promise.reject(new Error('not called'));
  const clusterDeployments = { apply: unused, remove: unused, removeClaims: unused };
  const jobs = deploymentJobs({ ...core, clusters: services.clusters, clusterDeployments });
  await jobs.find(({ name }) => name === kind)?.onFailed({ deploymentId }, reason);
}

/** Looks at the cluster once, which has what `observe` returns. */
function look(observe: ClusterDeployments['observe']): Promise<boolean> {
  const { core, services } = fleet.platform.app;
  const { audit, clusters } = services;
  return createDeploymentsObserver({ ...core, audit, clusters, clusterDeployments: { observe } }).sync(id);
}

it('what was seen before a change is not written into the changed deployment', async () => {
  const { deploymentId, seen } = await deployed('changed');
  await look(async () => {
    const path = `/api/deployments/${deploymentId}/settings`;
    await fleet.call(caller, 'PATCH', path, { image_tag: '1.28' });
    await until(deploymentId, { status: 'deployed', appliedRevision: 2 });
    return [seen];
  });
  const row = await findDeployment(fleet.platform.db, deploymentId);
  expect(row).toMatchObject({
    revision: 2,
    config: { image_tag: '1.28' },
    observed: { image: 'nginx:1.28' },
  });
});

it.each(['nginx@sha256:abc', 'nginx:1.28@sha256:abc'])(
  '%s, which has a digest, is not adopted',
  async (image) => {
    const { deploymentId, seen } = await deployed(`digest-${image.length}`);
    await look(async () => [{ ...seen, image }]);
    const row = await findDeployment(fleet.platform.db, deploymentId);
    expect(row).toMatchObject({ revision: 1, config: { image_repository: 'nginx', image_tag: '1.27' } });
  },
);

it('a look changes the time of the last change only with the status', async () => {
  const { deploymentId, seen } = await deployed('scaled');
  const timeOf = async () => (await findDeployment(fleet.platform.db, deploymentId))?.updatedAt;
  const before = await timeOf();
  // As when an autoscaler has added a pod.
  await look(async () => [{ ...seen, replicas: 2, ready: 2, updated: 2 }]);
  expect(await timeOf()).toEqual(before);
  await look(async () => []);
  expect(await timeOf()).not.toEqual(before);
});

it('a deleted deployment that is not seen stays until its job has removed everything', async () => {
  const { deploymentId } = await deployed('leaving');
  await set(deploymentId, { status: 'deleting', progress: progressOf.accepted });
  // Looked at again: without another change in the cluster nothing else would end the deletion.
  expect(await look(async () => [])).toBe(true);
  await until(deploymentId, { status: 'deleting' });
  await set(deploymentId, { progress: progressOf.rolledOut });
  await look(async () => []);
  expect(await findDeployment(fleet.platform.db, deploymentId)).toBeUndefined();
});

it('a failed deletion stays failed with its reason until the next order', async () => {
  const { deploymentId, seen } = await deployed('sticky');
  const reason = text('kubernetes_no_response');
  await set(deploymentId, { status: 'deleting' });
  await failJob(removeJob.name, deploymentId, reason);
  await look(async () => [seen]);
  expect(await findDeployment(fleet.platform.db, deploymentId)).toMatchObject({
    status: 'failed',
    message: reason,
  });
  await fleet.call(caller, 'POST', `/api/deployments/${deploymentId}/restart`, {});
  await until(deploymentId, { status: 'deployed', message: null });
});

it('a deletion that is ordered while a change fails goes on', async () => {
  const { deploymentId } = await deployed('hasty');
  await set(deploymentId, { status: 'deleting', progress: progressOf.accepted, message: null });
  await failJob(applyJob.name, deploymentId, text('kubernetes_no_response'));
  const row = await findDeployment(fleet.platform.db, deploymentId);
  expect(row).toMatchObject({ status: 'deleting', message: null, appliedRevision: 1 });
});
