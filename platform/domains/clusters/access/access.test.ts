import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { clusterCredentials } from '../../../db/schema/clusters.ts';
import type { Permission } from '../../../http/authGuard.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../fleet.testing.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.platform.stop());

interface Status {
  data: {
    kubeconfig_ready: boolean;
    kubeconfig_downloaded: boolean;
    kubeconfig_downloaded_at: string | null;
    kubeconfig_downloaded_by: string | null;
    ssh_key_ready: boolean;
    ssh_key_downloaded: boolean;
    ssh_key_downloaded_at: string | null;
    ssh_key_downloaded_by: string | null;
  };
}
type RefusedDownload = Refusal & { downloaded_at?: string; downloaded_by?: string };

const KUBECONFIG = 'kubeconfig';
const SSH_KEY = 'ssh-private-key/download';

const download = (caller: Caller, id: string, file = KUBECONFIG, method = 'GET') =>
  fleet.platform.fetch(`/api/clusters/${id}/${file}`, { method }, caller.token);
const status = async (caller: Caller, id: string) =>
  (await fleet.call<Status>(caller, 'GET', `/api/clusters/${id}/credential-status`)).body.data;
const refusal = async (answer: Response) =>
  ({ status: answer.status, ...((await answer.json()) as RefusedDownload) }) as RefusedDownload & {
    status: number;
  };

/** Downloads over a separate connection, which the caller can cut. */
function openDownload(
  caller: Caller,
  id: string,
  file = KUBECONFIG,
): Promise<[ClientRequest, IncomingMessage]> {
  return new Promise((resolve, reject) => {
    const url = new URL(`/api/clusters/${id}/${file}`, fleet.platform.url);
    const asked = request(url, { agent: false, headers: { authorization: `Bearer ${caller.token}` } });
    asked.on('error', reject);
    asked.on('response', (answer) => resolve([asked, answer]));
    asked.end();
  });
}

/** Reads the first piece and cuts the connection, like a network failure. */
async function dropHalfWay(caller: Caller, id: string, file = KUBECONFIG): Promise<void> {
  const [asked, answer] = await openDownload(caller, id, file);
  expect(answer.statusCode).toBe(200);
  answer.on('error', () => undefined);
  await new Promise((resolve) => answer.once('data', resolve));
  asked.destroy();
}

/** Waits until no transfer of the cluster is running. */
const settled = (id: string) =>
  eventually(async () => {
    const [row] = await fleet.platform.db
      .select()
      .from(clusterCredentials)
      .where(eq(clusterCredentials.clusterId, id));
    expect([row?.kubeconfigTransfer, row?.sshKeyTransfer]).toEqual([null, null]);
  });

describe('the credentials of a cluster', () => {
  it('are files named after it, available until they were downloaded', async () => {
    const owner = await fleet.owner();
    const { id, name, apiEndpoint } = await fleet.active(owner);
    expect(await status(owner, id)).toEqual({
      kubeconfig_ready: true,
      kubeconfig_downloaded: false,
      kubeconfig_downloaded_at: null,
      kubeconfig_downloaded_by: null,
      ssh_key_ready: true,
      ssh_key_downloaded: false,
      ssh_key_downloaded_at: null,
      ssh_key_downloaded_by: null,
    });
    const kubeconfig = await download(owner, id);
    expect(kubeconfig.headers.get('content-disposition')).toBe(
      `attachment; filename="kubeconfig-${name}.yaml"`,
    );
    expect(kubeconfig.headers.get('cache-control')).toBe('no-store');
    expect(await kubeconfig.text()).toContain(`server: "${apiEndpoint}"`);
    const key = await download(owner, id, SSH_KEY);
    expect(key.headers.get('content-disposition')).toBe(`attachment; filename="ssh-key-${name}.pem"`);
    expect(await key.text()).toMatch(/^-----BEGIN [\s\S]+ PRIVATE KEY-----\n$/);
  });

  it('report when and by whom they were downloaded, and are delivered once', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    await (await download(owner, id)).text();
    const after = await status(owner, id);
    expect(after).toMatchObject({
      kubeconfig_downloaded: true,
      kubeconfig_downloaded_by: 'Fay Fleet',
      ssh_key_downloaded: false,
    });
    const again = await refusal(await download(await fleet.member(owner, 'admin'), id));
    expect(again).toMatchObject({
      status: 409,
      error: 'already_downloaded',
      downloaded_by: 'Fay Fleet',
      downloaded_at: after.kubeconfig_downloaded_at,
    });
    expect(again.message).toContain('by Fay Fleet on');
  });

  it('stay available when the connection breaks half-way, without affecting other files', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    for (const file of [KUBECONFIG, SSH_KEY]) {
      await dropHalfWay(owner, id, file);
      await settled(id);
      expect(await status(owner, id)).toMatchObject({
        kubeconfig_downloaded: file !== KUBECONFIG,
        ssh_key_downloaded: false,
      });
      const whole = await download(owner, id, file);
      expect(whole.status).toBe(200);
      await whole.text();
    }
    expect(await status(owner, id)).toMatchObject({ kubeconfig_downloaded: true, ssh_key_downloaded: true });
  });

  it('are delivered to one of two concurrent callers; the refusal of the other names the first', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await download(owner, id);
        return [answer.status, await answer.text()] as const;
      }),
    );
    expect(answers.map(([code]) => code).sort()).toEqual([200, 409, 409]);
    for (const [code, body] of answers) {
      if (code === 409)
        expect(JSON.parse(body)).toMatchObject({ error: 'already_downloaded', downloaded_by: 'Fay Fleet' });
    }
  });

  it('are delivered to the second caller when the first one’s connection breaks', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    const [asked, answer] = await openDownload(owner, id);
    answer.on('error', () => undefined);
    const second = download(owner, id);
    asked.destroy();
    expect((await second).status).toBe(200);
    await (await second).text();
    expect(await status(owner, id)).toMatchObject({ kubeconfig_downloaded: true });
  });

  it('are available again when the process died during a transfer', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    const long = new Date(Date.now() - 120_000);
    await fleet.platform.db
      .update(clusterCredentials)
      .set({ kubeconfigTransfer: id, kubeconfigTransferAt: long })
      .where(eq(clusterCredentials.clusterId, id));
    expect((await download(owner, id)).status).toBe(200);
  });

  it('are not used up by a HEAD request', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    expect((await download(owner, id, KUBECONFIG, 'HEAD')).status).toBe(404);
    expect(await status(owner, id)).toMatchObject({ kubeconfig_downloaded: false });
  });

  it.each([
    ['admin', 200],
    ['developer', 403],
    ['user', 403],
  ] as const)('respond to the role %s with %i', async (role: Permission, code) => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    const member = await fleet.member(owner, role);
    const answer = await download(member, id);
    expect(answer.status).toBe(code);
    await answer.text();
    expect(await status(member, id)).toMatchObject({ kubeconfig_downloaded: code === 200 });
  });

  it('are not available to other accounts', async () => {
    const { id } = await fleet.active(await fleet.owner());
    const stranger = await fleet.owner();
    expect((await download(stranger, id)).status).toBe(404);
    expect((await fleet.call<Refusal>(stranger, 'GET', `/api/clusters/${id}/credential-status`)).status).toBe(
      404,
    );
  });

  it('are refused on an archived cluster, and created again when it is unarchived', async () => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    await (await download(owner, id)).text();
    await fleet.call(owner, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(owner, id, 'archived');
    expect(await refusal(await download(owner, id, SSH_KEY))).toMatchObject({
      status: 409,
      error: 'archived',
      message: 'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
    });
    await fleet.call(owner, 'PATCH', `/api/clusters/${id}/unarchive`);
    const { apiEndpoint } = await fleet.until(owner, id, 'active');
    expect(await status(owner, id)).toMatchObject({ kubeconfig_downloaded: false });
    expect(await (await download(owner, id)).text()).toContain(`server: "${apiEndpoint}"`);
  });

  it('record who downloaded them, and publish an event', async () => {
    const owner = await fleet.owner();
    const { id, name } = await fleet.active(owner);
    const before = fleet.events.length;
    await (await download(owner, id, SSH_KEY)).text();
    await status(owner, id);
    const entries = await fleet.platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entries.filter(({ action }) => action === 'cluster.download_ssh_key')).toMatchObject([
      { actorId: owner.actor.userId, targetName: name, after: { filename: `ssh-key-${name}.pem` } },
    ]);
    await eventually(async () =>
      expect(fleet.events.slice(before)).toContainEqual(
        expect.objectContaining({ event: 'clusterStatusUpdate', accountId: owner.actor.accountId }),
      ),
    );
  });
});
