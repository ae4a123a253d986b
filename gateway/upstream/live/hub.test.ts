import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { Sessions } from '../sessions.ts';
import { answer, fakeLive, fakeUpstream } from '../../testing.ts';
import { BoundUpstream, type MapError } from '../bound.ts';
import { UpstreamResponseError, UpstreamUnavailableError } from '../errors.ts';
import { UpstreamClient } from '../client.ts';
import { LiveHub } from './hub.ts';
import { Revs } from './rev.ts';

const log = pino({ level: 'silent' });

function world(options: { lingerMs?: number; outageMs?: number } = {}) {
  const live = fakeLive();
  const sessions = new Sessions();
  const revs = new Revs(1);
  const accounts: Record<string, string> = { 'Bearer token-a': 'account-a', 'Bearer token-b': 'account-b' };
  const { transport, calls } = fakeUpstream({
    'GET /api/user': ({ headers }: { headers: Record<string, string> }) => {
      const account = accounts[headers['authorization'] ?? ''];
      return account ? { data: { account_id: account } } : answer(401, {});
    },
  });
  const client = new UpstreamClient({ transport, log, timeoutMs: 1000, baseDelayMs: 1 });
  const mapError: MapError = (error, { token }) => {
    if (token !== null && error instanceof UpstreamResponseError && error.status === 401) sessions.end(token);
    return error;
  };
  const upstreamOf = (token: string) =>
    new BoundUpstream({ client, log, revs, caller: { token, locale: 'en', requestId: 'r' }, mapError });
  const open = (token: string) => live.open(token);
  const hub = new LiveHub({ open, revs, log, sessions, upstreamOf, lingerMs: 60_000, ...options });
  const as = (token: string) =>
    hub.of(
      () => token,
      () => upstreamOf(token),
    );
  /** A browser with a response of that rev. */
  const showing = (since: string) =>
    hub.of(
      () => 'token-a',
      () => upstreamOf('token-a'),
      since,
    );
  return { hub, live, sessions, calls, as, accounts, revs, showing };
}

const active = { clusterId: 'c1', status: 'active' };

describe('LiveHub', () => {
  it('shares one upstream socket among the readers of a session', async () => {
    const { hub, live, as } = world();
    const readers = await Promise.all([1, 2, 3].map(() => as('token-a').subscribe(['clusterStatusUpdate'])));
    expect([hub.size, live.size]).toEqual([1, 1]);
    const nexts = readers.map((reader) => reader.next());
    live.push('clusterStatusUpdate', active);
    for (const next of nexts) expect((await next).value).toMatchObject(active);
    hub.close();
  });

  it('takes the account from the session, with one socket for each', async () => {
    const { hub, live, as } = world();
    await as('token-a').subscribe(['clusterStatusUpdate']);
    await as('token-b').subscribe(['clusterStatusUpdate']);
    await eventually(() => expect(live.emitted).toHaveLength(2));
    expect(live.emitted.map(({ payload }) => payload)).toEqual([
      { accountId: 'account-a' },
      { accountId: 'account-b' },
    ]);
    hub.close();
  });

  it('refuses a caller that the platform does not know', async () => {
    const { hub, live, as } = world();
    await expect(as('forged').subscribe(['clusterStatusUpdate'])).rejects.toMatchObject({
      status: 401,
    });
    expect([hub.size, live.size]).toEqual([0, 0]);
  });

  it('closes the socket some time after the last reader has left, unless one returns', async () => {
    const { hub, live, as } = world({ lingerMs: 30 });
    const first = await as('token-a').subscribe(['clusterStatusUpdate']);
    await first.return?.();
    const second = await as('token-a').subscribe(['clusterStatusUpdate']);
    expect(live.size).toBe(1);
    await second.return?.();
    await eventually(() => expect([hub.size, live.size]).toEqual([0, 0]));
  });

  it('ends the readers when the session ends', async () => {
    const { hub, sessions, as } = world();
    const reader = await as('token-a').subscribe(['clusterStatusUpdate']);
    const other = await as('token-b').subscribe(['clusterStatusUpdate']);
    const next = reader.next();
    sessions.end('token-a');
    expect(await next).toMatchObject({ done: true });
    expect(hub.size).toBe(1);
    await other.return?.();
    hub.close();
  });

  it('ends a reader whose session ends while its channel is being opened', async () => {
    const { hub, live, sessions, as } = world();
    const opening = as('token-a').subscribe(['clusterStatusUpdate']);
    sessions.end('token-a');
    const reader = await opening;
    expect(await reader.next()).toMatchObject({ done: true });
    expect([hub.size, live.size]).toEqual([0, 0]);
  });

  it('checks the session at once when the platform closes the connection', async () => {
    const { hub, live, as, accounts } = world();
    const [ended, goesOn] = await Promise.all(
      ['token-a', 'token-b'].map((token) => as(token).subscribe(['clusterStatusUpdate'])),
    );
    delete accounts['Bearer token-a'];
    live.hangUp();
    expect(await ended?.next()).toMatchObject({ done: true });
    expect(hub.size).toBe(1);
    await goesOn?.return?.();
    hub.close();
  });

  it('keeps the new channel of a session whose rights have changed', async () => {
    const { hub, live, as, accounts } = world({ lingerMs: 30 });
    const before = await as('token-a').subscribe(['clusterStatusUpdate']);
    accounts['Bearer token-a'] = 'account-c';
    live.hangUp();
    expect(await before.next()).toMatchObject({ done: true });
    const after = await as('token-a').subscribe(['clusterStatusUpdate']);
    // Its channel is closed later than a timer of the first channel would run.
    const other = await as('token-b').subscribe(['clusterStatusUpdate']);
    await other.return?.();
    await eventually(() => expect(hub.size).toBeLessThan(2));
    const next = after.next();
    live.push('clusterStatusUpdate', active);
    expect((await next).value).toMatchObject(active);
    hub.close();
  });

  it('ends its readers and refuses new ones while the channel is down', async () => {
    const { hub, live, as } = world({ outageMs: 5 });
    const reader = await as('token-a').subscribe(['clusterStatusUpdate']);
    live.hangUp();
    expect(await reader.next()).toMatchObject({ done: true });
    await expect(as('token-a').subscribe(['clusterStatusUpdate'])).rejects.toBeInstanceOf(
      UpstreamUnavailableError,
    );
    live.reconnect();
    const again = await as('token-a').subscribe(['clusterStatusUpdate']);
    const next = again.next();
    live.push('clusterStatusUpdate', active);
    expect((await next).value).toMatchObject(active);
    hub.close();
  });

  it('keeps its readers during a short break of the channel', async () => {
    const { hub, live, as } = world();
    const reader = await as('token-a').subscribe(['clusterStatusUpdate']);
    live.hangUp();
    live.reconnect();
    expect((await reader.next()).value).toMatchObject({ event: 'resync', reason: 'reconnected' });
    hub.close();
  });

  it('does not apply events of one session to records of another', async () => {
    const { hub, live, as } = world();
    const reader = await as('token-a').subscribe(['clusterStatusUpdate']);
    const next = reader.next();
    live.push('clusterStatusUpdate', active);
    await next;
    const record = { status: 'creating', progress: 1, message: null };
    expect(as('token-a').overlay('Cluster', 'c1', record, 0).status).toBe('active');
    expect(as('token-b').overlay('Cluster', 'c1', record, 0).status).toBe('creating');
    hub.close();
  });

  it('announces a change after authenticating, without any reader', async () => {
    const { hub, live, as } = world();
    await as('token-a').announceClusterStatus('c1', 'archived');
    await eventually(() => expect(live.emitted).toHaveLength(2));
    expect(live.emitted[0]?.event).toBe('authenticate');
    expect(live.emitted[1]).toEqual({
      event: 'clusterStatusUpdate',
      payload: { clusterId: 'c1', status: 'archived' },
    });
    await expect(as('forged').announceClusterStatus('c1', 'archived')).resolves.toBeUndefined();
    hub.close();
  });

  describe('for a caller with an earlier response', () => {
    const EVENTS = ['clusterStatusUpdate'] as const;

    it('starts with a resync when the response is older than the channel', async () => {
      const { hub, revs, showing } = world();
      const reader = await showing(revs.format(revs.next())).subscribe(EVENTS);
      expect((await reader.next()).value).toMatchObject({ event: 'resync', reason: 'late' });
      hub.close();
    });

    it('starts with a resync exactly when there was a wanted event since', async () => {
      const { hub, live, revs, as, showing } = world();
      const first = await as('token-a').subscribe(EVENTS);
      const heard = first.next();
      live.push('clusterStatusUpdate', active);
      await heard;
      const before = revs.format(revs.next());
      live.push('addonStatusUpdate', { clusterId: 'c1', addonName: 'traefik', status: 'installed' });
      const calm = await showing(before).subscribe(EVENTS);
      live.push('clusterStatusUpdate', { ...active, status: 'updating' });
      expect((await calm.next()).value).toMatchObject({ event: 'clusterStatusUpdate', status: 'updating' });
      const late = await showing(before).subscribe(EVENTS);
      expect((await late.next()).value).toMatchObject({ event: 'resync', reason: 'late' });
      hub.close();
    });

    it('starts with a resync when the response is from another gateway, or events were dropped', async () => {
      const { hub, as, showing } = world();
      await (await as('token-a').subscribe(EVENTS)).return?.();
      for (const since of ['999.1', 'nonsense']) {
        const reader = await showing(since).subscribe(EVENTS);
        expect((await reader.next()).value).toMatchObject({ event: 'resync', reason: 'late' });
      }
      hub.close();
    });
  });
});
