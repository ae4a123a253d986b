import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { eventually } from '../../../process/testing.ts';
import { cloudResources } from '../../db/schema/providers.ts';
import { clusterGitops } from '../../db/schema/gitops.ts';
import { text } from '../../messages/messages.ts';
import { GitHostError } from '../../providers/githost/port.ts';
import { GitOpsError } from '../../providers/gitops/port.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import { connectGithub } from '../integrations/github.testing.ts';
import { createGitopsObserver } from './gitops.observing.ts';
import type { gitopsJson, reconciliationJson } from './gitops.wire.ts';

type Gitops = z.output<typeof gitopsJson>;

let fleet: TestFleet;
let caller: Caller;
let clusterId: string;
beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  clusterId = (await fleet.active(caller)).id;
});
afterAll(() => fleet.platform.stop());

const fleetInfra = { enabled: true, repo_name: 'acme-labs/fleet-infra', branch: 'main' };
const order = <T = { data: Gitops }>(who: Caller, id: string, body: object) =>
  fleet.call<T>(who, 'POST', `/api/clusters/${id}/gitops`, body);
const read = async (id: string) =>
  (await fleet.call<{ data: Gitops }>(caller, 'GET', `/api/clusters/${id}/gitops`)).body.data;
const until = (id: string, status: Gitops['status']) =>
  eventually(async () => {
    const now = await read(id);
    if (now.status !== status) throw new Error(`${now.status}: ${now.message ?? ''}`);
    return now;
  });
const published = (id: string) =>
  fleet.events.flatMap(({ event, payload }) =>
    event === 'addonStatusUpdate' && payload.clusterId === id && payload.addonName === 'gitops'
      ? [payload]
      : [],
  );
const steps = [
  'Installing Flux Operator...',
  'Adding a read-only deploy key to the repository',
  'Preparing the folder of the cluster',
  'Writing the deploy key into flux-system',
  'FluxInstance flux accepted',
];
/** Which steps were reported, in the order in which they were first. */
const reportedSteps = (id: string) => [
  ...new Set(published(id).flatMap(({ message }) => steps.filter((step) => step === message))),
];

describe('GitOps of a cluster', () => {
  it('is not configured at first', async () => {
    expect((await fleet.call(caller, 'GET', `/api/clusters/${clusterId}/gitops`)).status).toBe(404);
    const answer = await fleet.call(caller, 'GET', `/api/clusters/${clusterId}/gitops/status`);
    expect(answer.body).toEqual({ data: null });
  });

  it('requires a GitHub connection', async () => {
    const { status, body } = await order<Refusal>(caller, clusterId, fleetInfra);
    expect([status, body.error]).toEqual([409, 'github_not_connected']);
  });

  it('requires a repository with write access and an existing branch', async () => {
    await connectGithub(fleet, caller);
    const wrong = [
      [{ enabled: true }, 'repo_name', 'Please select an existing repository'],
      [
        { ...fleetInfra, repo_name: 'acme-labs/nothing' },
        'repo_name',
        'Please select an existing repository',
      ],
      [
        { ...fleetInfra, repo_name: 'acme-labs/payments' },
        'repo_name',
        expect.stringContaining('write access') as unknown,
      ],
      [{ ...fleetInfra, branch: 'nowhere' }, 'branch', 'acme-labs/fleet-infra has no branch nowhere.'],
    ] as const;
    for (const [body, field, message] of wrong) {
      const answer = await order<Refusal>(caller, clusterId, body);
      expect([answer.status, answer.body.inputError, answer.body.message]).toEqual([422, field, message]);
    }
  });

  it('is set up with the operator, a key and the folder, and reports progress', async () => {
    await fleet.cordon(clusterId);
    const { status, body } = await order<object>(caller, clusterId, fleetInfra);
    expect(status).toBe(202);
    expect(body).toMatchObject({
      success: true,
      status: 'pending',
      message: expect.any(String) as unknown,
      data: {
        enabled: true,
        status: 'configuring',
        progress: 10,
        cluster_path: expect.stringMatching(/^clusters\//) as unknown,
      },
    });
    expect((await order<Refusal>(caller, clusterId, fleetInfra)).body.error).toBe('busy');
    await eventually(() =>
      expect(published(clusterId).map(({ message }) => message)).toContain('Installing Flux Operator...'),
    );
    await fleet.cordon(clusterId, false);
    const active = await until(clusterId, 'active');
    expect(active).toMatchObject({
      active: true,
      progress: 100,
      message: null,
      github_username: 'acme-labs',
    });
    const events = published(clusterId);
    const progress = events.map((event) => event.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress[0]).toBe(10);
    expect(reportedSteps(clusterId)).toEqual(steps);
    const { name } =
      (await fleet.platform.app.services.clusters.find(caller.actor.accountId, clusterId)) ?? {};
    const kept = await fleet.platform.db.select().from(cloudResources);
    expect(kept.filter(({ kind }) => kind === 'githubDeployKey')).toMatchObject([
      { name: `Kubedeck GitOps: ${name}` },
    ]);
  });

  it('stores the private key encrypted', async () => {
    const rows = await fleet.platform.db.select().from(clusterGitops);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
    expect(JSON.stringify(await read(clusterId))).not.toContain('ssh-ed25519');
  });

  it('returns what Flux reconciles', async () => {
    const { body } = await fleet.call<{ data: z.output<typeof reconciliationJson> }>(
      caller,
      'GET',
      `/api/clusters/${clusterId}/gitops/status`,
    );
    expect(body.data.source.revision).toMatch(/^main@sha1:/);
    expect(body.data.kustomizations.map(({ name }) => name)).toEqual([
      'flux-system',
      'infrastructure',
      'apps',
    ]);
  });

  it('responds with the reason while the cluster does not answer', async () => {
    const { gitOps } = fleet.platform.app.providers;
    const away = { kind: 'unavailable', code: 'no_response', text: text('kubernetes_no_response') } as const;
    vi.spyOn(gitOps, 'status').mockRejectedValueOnce(new GitOpsError(away));
    const path = `/api/clusters/${clusterId}/gitops/status`;
    const { status, body } = await fleet.call<Refusal & { code: string }>(caller, 'GET', path);
    expect([status, body.error, body.code]).toEqual([502, 'provider', 'kubernetes_no_response']);
  });

  it('prevents uninstalling its operator', async () => {
    const body = { addonName: 'flux-operator' };
    const answer = await fleet.call<Refusal>(caller, 'DELETE', `/api/clusters/${clusterId}/addons`, body);
    expect([answer.status, answer.body.error]).toEqual([409, 'gitops_enabled']);
  });

  it('is listed where GitHub could be disconnected', async () => {
    const { body } = await fleet.call<{ data: object[] }>(caller, 'GET', '/api/github/integrations');
    expect(body.data).toMatchObject([
      { used_by: [{ cluster_id: clusterId, repo_name: 'acme-labs/fleet-infra' }] },
    ]);
  });

  it('is refused for read-only roles and other accounts', async () => {
    const [user, stranger] = [await fleet.member(caller, 'user'), await fleet.owner()];
    expect((await order(user, clusterId, { enabled: false })).status).toBe(403);
    expect((await order(stranger, clusterId, { enabled: false })).status).toBe(404);
    expect((await fleet.call(stranger, 'GET', `/api/clusters/${clusterId}/gitops/status`)).status).toBe(404);
  });

  it('fails with the reason when kubectl deletes the FluxInstance, and can be enabled again', async () => {
    const client = await fleet.platform.app.providers.kubernetesClients.of(clusterId);
    const instance = { name: 'flux', namespace: 'flux-system' };
    await client.delete('fluxinstances.fluxcd.controlplane.io', instance);
    const failed = await until(clusterId, 'failed');
    expect(failed).toMatchObject({
      enabled: false,
      message:
        'The FluxInstance was deleted in the cluster, so nothing follows the repository. Enable GitOps again.',
    });
    expect((await order(caller, clusterId, fleetInfra)).status).toBe(202);
    await until(clusterId, 'active');
  });

  it('fails when Flux does not leave the cluster in time, and can be disabled again', async () => {
    const { core, services, providers } = fleet.platform.app;
    const appliedAt = new Date(core.clock.now().getTime() - 60 * 60_000);
    const row = eq(clusterGitops.clusterId, clusterId);
    await core.db.update(clusterGitops).set({ status: 'disabling', appliedAt }).where(row);
    const { clusters } = services;
    await createGitopsObserver({ ...core, clusters, gitOps: providers.gitOps }).sync(clusterId);
    expect(await read(clusterId)).toMatchObject({
      status: 'failed',
      enabled: true,
      message: 'The FluxInstance was not removed from the cluster in time. Disable GitOps again.',
    });
  });

  it('is removed with its key even if GitHub fails at first, after which the operator can be uninstalled', async () => {
    const limited = new GitHostError({ kind: 'transient', code: 'rate_limited', text: text('busy') });
    const { gitHost } = fleet.platform.app.providers;
    vi.spyOn(gitHost, 'removeDeployKey').mockRejectedValueOnce(limited);
    expect((await order(caller, clusterId, { enabled: false })).body.data).toMatchObject({
      status: 'disabling',
      progress: 10,
    });
    const inactive = await until(clusterId, 'inactive');
    expect(inactive).toMatchObject({ enabled: false, progress: 100, message: null });
    const kept = await fleet.platform.db.select().from(cloudResources);
    expect(kept.filter(({ kind }) => kind === 'githubDeployKey' || kind === 'fluxInstance')).toEqual([]);
    const gone = await order<Refusal>(caller, clusterId, { enabled: false });
    expect([gone.status, gone.body.error]).toEqual([409, 'not_enabled']);
    const uninstall = await fleet.call(caller, 'DELETE', `/api/clusters/${clusterId}/addons`, {
      addonName: 'flux-operator',
    });
    expect(uninstall.status).toBe(202);
  });
});

describe('stopped GitOps', () => {
  const set = (id: string, values: Partial<typeof clusterGitops.$inferInsert>) =>
    fleet.platform.db.update(clusterGitops).set(values).where(eq(clusterGitops.clusterId, id));

  it('is off if Flux was not applied yet, else on; and leaves no key to the next attempt', async () => {
    const owner = await fleet.owner();
    await connectGithub(fleet, owner);
    const { id } = await fleet.active(owner);
    const { services, providers } = fleet.platform.app;
    const { accountId } = owner.actor;
    const status = async () => (await services.gitops.read(owner.actor, id)).status;
    const is = (wanted: Gitops['status']) => eventually(async () => expect(await status()).toBe(wanted));
    // As if its cluster were archived at that progress.
    const stoppedAt = async (progress: number) => {
      await set(id, { status: 'configuring', progress, appliedAt: null, enabled: true });
      await services.gitops.stop(await services.clusters.find(accountId, id));
      return services.gitops.read(owner.actor, id);
    };
    await order(owner, id, fleetInfra);
    await is('active');
    expect(await stoppedAt(52)).toMatchObject({ status: 'failed', enabled: false });
    expect(await stoppedAt(60)).toMatchObject({ status: 'failed', enabled: true });
    expect((await order(owner, id, { enabled: false })).status).toBe(202);
    await is('inactive');
    await set(id, { deployKeyId: '4711' });
    const removing = vi.spyOn(providers.gitHost, 'removeDeployKey');
    expect((await order(owner, id, fleetInfra)).status).toBe(202);
    expect(removing.mock.calls.map(([, , key]) => key)).toContain('4711');
    await is('active');
  });
});

describe('failing GitOps', () => {
  it.each([
    ['acme-labs/never-ready', /did not become ready/],
    ['acme-labs/keys-refused', /deploy keys off/],
  ])('with %s shows the reason, and can be retried', async (repo_name, reason) => {
    const { id } = await fleet.active(caller);
    await order(caller, id, { enabled: true, repo_name });
    const failed = await until(id, 'failed');
    expect(failed).toMatchObject({ enabled: false, message: expect.stringMatching(reason) as unknown });
    await eventually(() =>
      expect(published(id).at(-1)).toMatchObject({
        status: 'failed',
        message: expect.stringMatching(reason) as unknown,
      }),
    );
    expect((await order(caller, id, fleetInfra)).status).toBe(202);
    await until(id, 'active');
  });

  it('because the operator cannot be installed shows the installer’s message', async () => {
    const { id } = await fleet.active(caller, { name: 'addons-fail' });
    await order(caller, id, fleetInfra);
    expect((await until(id, 'failed')).message).toContain('Flux Operator');
  });

  it('does not start without the permission for deploy keys', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    await connectGithub(fleet, owner, { administration: 'none' });
    const { status, body } = await order<Refusal>(owner, id, fleetInfra);
    expect([status, body.error]).toEqual([409, 'missing_permission']);
    expect(body.message).toContain('administration');
  });

  it('is refused on an archived cluster with the specified message', async () => {
    const { id } = await fleet.active(caller);
    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(caller, id, 'archived');
    const { body } = await order<Refusal>(caller, id, fleetInfra);
    expect(body.message).toBe(
      'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
    );
  });

  it('reports every step in order where all is ready at once, and leaves no key behind when its cluster is deleted', async () => {
    const { id } = await fleet.active(caller);
    await order(caller, id, { ...fleetInfra, branch: 'staging' });
    await until(id, 'active');
    expect(reportedSteps(id)).toEqual(steps);
    const [row] = (await fleet.platform.db.select().from(clusterGitops)).filter(
      (one) => one.clusterId === id,
    );
    await fleet.call(caller, 'DELETE', `/api/clusters/${id}`);
    await eventually(async () => {
      const kept = await fleet.platform.db.select().from(cloudResources);
      expect(row?.deployKeyId).toEqual(expect.any(String) as unknown);
      expect(kept.map(({ externalId }) => externalId)).not.toContain(row?.deployKeyId);
    });
  });
});
