import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { deployments } from '../../db/schema/deployments.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { findDeployment } from './deployments.store.ts';
import type { DeploymentJson } from './deployments.wire.ts';

let fleet: TestFleet;
let caller: Caller;
let id: string;

type Body = { data: DeploymentJson } & Refusal;

const DATA = { mountPath: '/data', size: '20Gi' };

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  ({ id } = await fleet.active(caller, { name: 'shop' }));
});
afterAll(() => fleet.platform.stop());

const read = async (deploymentId: string) =>
  (await fleet.call<Body>(caller, 'GET', `/api/deployments/${deploymentId}`)).body.data;
const until = (deploymentId: string, wanted: Partial<DeploymentJson>) =>
  eventually(async () => {
    const found = await read(deploymentId);
    expect(found).toMatchObject(wanted);
    return found;
  });

const gone = (deploymentId: string) =>
  eventually(async () => expect(await findDeployment(fleet.platform.db, deploymentId)).toBeUndefined());

/** A deployment that runs with a volume. */
async function deployed(name: string): Promise<string> {
  const body = { name, image_repository: 'nginx', image_tag: '1.27', volumes: [DATA] };
  const answer = await fleet.call<Body>(caller, 'POST', `/api/clusters/${id}/deployments`, body);
  const deploymentId = answer.body.data.id;
  await until(deploymentId, { status: 'deployed' });
  return deploymentId;
}

const patch = <Answer>(deploymentId: string, body: object) =>
  fleet.call<Answer>(caller, 'PATCH', `/api/deployments/${deploymentId}/settings`, body);

/** Saves volumes and returns the names of their claims. */
async function save(deploymentId: string, body: { volumes: object[]; removed_volumes?: string }) {
  const answer = await patch<Body>(deploymentId, body);
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.volumes.map(({ name }) => name);
}

const kubernetes = () => fleet.platform.app.providers.kubernetesClients.of(id);

async function claims(): Promise<string[]> {
  const found = await (await kubernetes()).list('persistentvolumeclaims', { namespace: 'default' });
  return found.map(({ metadata }) => metadata.name);
}

it('a deletion of a volume that could not be applied does not delete the volume that replaces it', async () => {
  const deploymentId = await deployed('replaced');
  const kube = await kubernetes();
  const target = { name: 'replaced', namespace: 'default' };
  await kube.delete('deployments.apps', target);
  // The selector cannot be changed, so the next order fails.
  await kube.apply('deployments.apps', {
    metadata: target,
    spec: {
      selector: { matchLabels: { app: 'foreign' } },
      template: {
        metadata: { labels: { app: 'foreign' } },
        spec: { containers: [{ name: 'main', image: 'nginx:1.27' }] },
      },
    },
  });
  await save(deploymentId, { volumes: [], removed_volumes: 'delete' });
  await until(deploymentId, { status: 'failed', revision: 2 });
  expect((await findDeployment(fleet.platform.db, deploymentId))?.droppedClaims).toEqual(['replaced-1']);

  await kube.delete('deployments.apps', target);
  expect(await save(deploymentId, { volumes: [DATA] })).toEqual(['replaced-2']);
  await until(deploymentId, { status: 'deployed', revision: 3, kept_volumes: [] });
  await eventually(async () => expect(await claims()).not.toContain('replaced-1'));
  expect(await claims()).toContain('replaced-2');
});

it('a claim that is to be deleted stays if a volume uses it', async () => {
  const deploymentId = await deployed('used');
  await fleet.platform.db
    .update(deployments)
    .set({ droppedClaims: ['used-1'] })
    .where(eq(deployments.id, deploymentId));
  await fleet.call<Body>(caller, 'POST', `/api/deployments/${deploymentId}/restart`);
  await eventually(async () =>
    expect((await findDeployment(fleet.platform.db, deploymentId))?.droppedClaims).toEqual([]),
  );
  const kube = await kubernetes();
  const claim = await kube.get('persistentvolumeclaims', { name: 'used-1', namespace: 'default' });
  expect(claim.metadata.deletionTimestamp).toBeUndefined();
});

it('a volume that is kept after its removal costs as before, and is not the volume that is added next', async () => {
  const deploymentId = await deployed('kept');
  const price = async (disposal?: string) => {
    const body = { volumes: [], removed_volumes: disposal, dry_run: true };
    const { monthly_price_before: before, monthly_price_after: after } = (
      await patch<{ data: PreviewJson }>(deploymentId, body)
    ).body.data.dry_run;
    return [before, after];
  };
  expect(await price()).toEqual([0.88, 0.88]);
  expect(await price('keep')).toEqual([0.88, 0.88]);
  expect(await price('delete')).toEqual([0.88, 0]);

  await save(deploymentId, { volumes: [], removed_volumes: 'keep' });
  const kept = [{ name: 'kept-1', size: '20Gi', monthly_price: 0.88 }];
  await until(deploymentId, { status: 'deployed', revision: 2, kept_volumes: kept });
  expect(await save(deploymentId, { volumes: [DATA] })).toEqual(['kept-2']);
  await until(deploymentId, { status: 'deployed', revision: 3, kept_volumes: kept });
  expect(await claims()).toEqual(expect.arrayContaining(['kept-1', 'kept-2']));
});

it('a deletion deletes the volumes whose deletion was ordered before, and keeps the others', async () => {
  const deploymentId = await deployed('dropping');
  const kept = { mountPath: '/kept', size: '10Gi' };
  expect(await save(deploymentId, { volumes: [DATA, kept] })).toEqual(['dropping-1', 'dropping-2']);
  await until(deploymentId, { status: 'deployed', revision: 2 });
  // As if the job of the change were replaced before it has deleted the claim.
  const row = await findDeployment(fleet.platform.db, deploymentId);
  if (!row) throw new Error('the row is gone');
  const config = { ...row.config, volumes: row.config.volumes.filter(({ name }) => name === 'dropping-2') };
  await fleet.platform.db
    .update(deployments)
    .set({ config, droppedClaims: ['dropping-1'] })
    .where(eq(deployments.id, deploymentId));
  const path = `/api/clusters/${id}/deployments/${deploymentId}`;
  await fleet.call(caller, 'DELETE', path, { volumes: 'keep' });
  await gone(deploymentId);
  await eventually(async () => expect(await claims()).not.toContain('dropping-1'));
  expect(await claims()).toContain('dropping-2');
});

it('a new deployment does not get the data that a deleted one of its name has left', async () => {
  const deploymentId = await deployed('again');
  await fleet.call(caller, 'DELETE', `/api/clusters/${id}/deployments/${deploymentId}`, { volumes: 'keep' });
  await gone(deploymentId);
  expect(await claims()).toContain('again-1');
  expect((await read(await deployed('again'))).volumes).toMatchObject([{ name: 'again-2' }]);
  expect(await claims()).toEqual(expect.arrayContaining(['again-1', 'again-2']));
});
