import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../../../process/testing.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../../clusters/fleet.testing.ts';
import { mostTerminals } from './terminals.rules.ts';
import { createTerminals } from './terminals.service.ts';

let fleet: TestFleet;
let owner: Caller;
let id: string;

interface Said {
  type: string;
  code?: string;
  container?: string;
}

/** An open terminal as a client sees it. */
interface Screen {
  socket: WebSocket;
  output: string;
  said: Said[];
  isClosed: boolean;
}

const sockets: WebSocket[] = [];
const pathOf = (pod: string, query = '') =>
  `/api/clusters/${id}/pods/default/${pod}/terminal${query === '' ? '' : `?${query}`}`;

/** Resolves with the screen, or with the response that refused it. */
function open(
  caller: Caller,
  path: string,
): Promise<Screen | { status: number; body: Refusal & { code: string } }> {
  const socket = new WebSocket(`${fleet.platform.url.replace('http', 'ws')}${path}`, {
    headers: { authorization: `Bearer ${caller.token}` },
  });
  sockets.push(socket);
  const screen: Screen = { socket, output: '', said: [], isClosed: false };
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) screen.output += data.toString('utf8');
    else screen.said.push(JSON.parse(data.toString('utf8')) as Said);
  });
  socket.once('close', () => (screen.isClosed = true));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve(screen));
    socket.once('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString('utf8')));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(body) as Refusal & { code: string },
        }),
      );
    });
  });
}

async function opened(caller: Caller, path: string): Promise<Screen> {
  const result = await open(caller, path);
  if (!('socket' in result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

async function refused(caller: Caller, path: string) {
  const result = await open(caller, path);
  if ('socket' in result) throw new Error('not refused');
  return result;
}

async function run(name: string, cluster = id): Promise<void> {
  const client = await fleet.platform.app.providers.kubernetesClients.of(cluster);
  const container = { name: 'main', image: 'nginx:1.27', env: [{ name: 'MODE', value: 'production' }] };
  await client.create('pods', {
    metadata: { name, namespace: 'default' },
    spec: { containers: [container] },
  });
  await eventually(async () => {
    const { status } = await client.get('pods', { name, namespace: 'default' });
    expect(status?.containerStatuses?.[0]?.state?.running).toBeDefined();
  });
}

beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner();
  ({ id } = await fleet.active(owner, { name: 'shop' }));
  await run('web');
});
afterAll(() => fleet.platform.stop());

/** Closes what a test has opened, so that it does not count for the next one. */
async function closeAll(): Promise<void> {
  for (const socket of sockets.splice(0)) if (socket.readyState === WebSocket.OPEN) socket.close();
}

describe('a terminal', () => {
  it('runs a shell in the container until it ends, with an entry in the audit log', async () => {
    const screen = await opened(owner, pathOf('web', 'container=main&columns=120&rows=40'));
    await eventually(() => expect(screen.said).toEqual([{ type: 'open', container: 'main', shell: 'sh' }]));
    screen.socket.send(JSON.stringify({ type: 'resize', columns: 100, rows: 30 }));
    screen.socket.send(Buffer.from('echo $MODE\r'));
    await eventually(() => expect(screen.output).toContain('\r\nproduction\r\n'));
    screen.socket.send(Buffer.from('exit 3\r'));
    await eventually(() => expect(screen.isClosed).toBe(true));
    expect(screen.said.at(-1)).toMatchObject({
      type: 'end',
      code: 'terminal_exited',
      params: { status: 3 },
      message: 'The shell has ended with exit code 3.',
    });
    const { db } = fleet.platform.app.core;
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entries.filter(({ action }) => action === 'cluster.open_terminal')).toMatchObject([
      {
        actorId: owner.actor.userId,
        after: { namespace: 'default', name: 'web', container: 'main', shell: 'sh' },
      },
    ]);
  });

  it('closes when a message is too long', async () => {
    const screen = await opened(owner, pathOf('web'));
    screen.socket.send(Buffer.alloc(64 * 1024 + 1, 'x'));
    await eventually(() => expect(screen.isClosed).toBe(true));
  });

  it('is refused by role, for what does not exist, and without WebSocket', async () => {
    const developer = await fleet.member(owner, 'developer');
    const stranger = await fleet.owner({ cloudToken: 'e2'.repeat(32) });
    expect(await refused(developer, pathOf('web'))).toMatchObject({
      status: 403,
      body: { error: 'forbidden', code: 'role_for_terminals' },
    });
    expect(await refused(stranger, pathOf('web'))).toMatchObject({ status: 404 });
    expect(await refused(owner, pathOf('nobody'))).toMatchObject({
      status: 404,
      body: { code: 'pod_not_found' },
    });
    expect(await refused(owner, pathOf('web', 'container=other'))).toMatchObject({
      status: 404,
      body: { code: 'terminal_no_container' },
    });
    expect(await refused(owner, pathOf('web', 'shell=python'))).toMatchObject({ status: 400 });
    expect(await refused({ ...owner, token: 'nobody' }, pathOf('web'))).toMatchObject({ status: 401 });
    const plain = await fleet.call<Refusal>(owner, 'GET', pathOf('web'));
    expect(plain).toMatchObject({ status: 426, body: { code: 'terminal_upgrade' } });
  });

  it('needs a running container', async () => {
    const client = await fleet.platform.app.providers.kubernetesClients.of(id);
    const spec = { containers: [{ name: 'main', image: 'missing:1' }] };
    await client.create('pods', { metadata: { name: 'waiting', namespace: 'default' }, spec });
    expect(await refused(owner, pathOf('waiting'))).toMatchObject({
      status: 409,
      body: { code: 'terminal_not_running' },
    });
  });

  it('counts for each person, and again once it is closed', async () => {
    const admin = await fleet.member(owner, 'admin');
    const screens: Screen[] = [];
    for (let count = 0; count < mostTerminals.user; count += 1)
      screens.push(await opened(admin, pathOf('web')));
    expect(await refused(admin, pathOf('web'))).toMatchObject({
      status: 409,
      body: { error: 'terminal_limit', code: 'terminal_limit' },
    });
    screens[0]?.socket.close();
    await eventually(async () => opened(admin, pathOf('web')));
    await closeAll();
  });

  it('ends with the session, and with a change of the role', async () => {
    const { services } = fleet.platform.app;
    const leaving = await fleet.member(owner, 'admin');
    const demoted = await fleet.member(owner, 'admin');
    const ends = [await opened(leaving, pathOf('web')), await opened(demoted, pathOf('web'))];
    const kept = await opened(owner, pathOf('web'));
    const session = await services.sessions.authenticate(leaving.token);
    await services.sessions.revoke(session?.sessionId ?? '');
    await services.team.edit(owner.actor, demoted.actor.userId, { permission: 'user' });
    for (const screen of ends) {
      await eventually(() => expect(screen.isClosed).toBe(true));
      expect(screen.said.at(-1)).toMatchObject({ type: 'end', code: 'terminal_access' });
    }
    expect(kept.isClosed).toBe(false);
    await closeAll();
  });

  it.each(['resize', 'audit'])('does not leave its shell behind when it fails at %s', async (step) => {
    const { core, services, providers } = fleet.platform.app;
    const failAt = (name: string) => (name === step ? Promise.reject(new Error(name)) : Promise.resolve());
    const close = vi.fn();
    const session = { close, resize: () => failAt('resize'), write: () => Promise.resolve() };
    const openTerminal = () => Promise.resolve({ ...session, events: Readable.from([]) });
    const terminals = createTerminals({
      ...core,
      clusters: services.clusters,
      audit: { record: () => failAt('audit') },
      kubernetes: { workloads: { ...providers.kubernetes.workloads, openTerminal } },
    });
    const pod = { namespace: 'default', name: 'web' };
    const target = { clusterId: id, pod, shell: 'sh', size: { columns: 80, rows: 24 } } as const;
    const opening = terminals.open(owner.actor, target, new AbortController().signal);
    await expect(opening).rejects.toThrow(step);
    expect(close).toHaveBeenCalledOnce();
  });

  it('ends when its pod is deleted', async () => {
    await run('short-lived');
    const screen = await opened(owner, pathOf('short-lived'));
    await eventually(() => expect(screen.output).toContain('embedded cluster'));
    const client = await fleet.platform.app.providers.kubernetesClients.of(id);
    await client.delete('pods', { name: 'short-lived', namespace: 'default' });
    await eventually(() => expect(screen.isClosed).toBe(true));
    expect(screen.said.at(-1)).toMatchObject({ type: 'end', code: 'terminal_container_stopped' });
  });

  it('ends when its cluster is archived', async () => {
    const { id: other } = await fleet.active(owner, { name: 'seasonal' });
    await run('web', other);
    const screen = await opened(owner, `/api/clusters/${other}/pods/default/web/terminal`);
    await fleet.call(owner, 'PATCH', `/api/clusters/${other}/archive`, { hetzner_token: 'a1'.repeat(32) });
    await fleet.until(owner, other, 'archived');
    await eventually(() => expect(screen.isClosed).toBe(true));
    expect(screen.said.at(-1)).toMatchObject({ type: 'end', code: 'terminal_cluster' });
    expect(await refused(owner, `/api/clusters/${other}/pods/default/web/terminal`)).toMatchObject({
      status: 409,
      body: { error: 'archived' },
    });
  });
});
