import { waitFor } from '@testing-library/react';
import { currentEnvironment } from '../../relay/environment.ts';
import { retryWanted } from '../../relay/signals.ts';
import {
  STORAGE_KEY,
  currentUser,
  endSession,
  expireIfOver,
  readSession,
  rereadSession,
  startSession,
  syncTabs,
} from './sessionStore.ts';
import { storedUser } from '../../testing/storedUser.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ana = storedUser({ expiresAt: inAnHour() });

/** The event a tab receives when another tab wrote to the storage. */
function otherTabWrites(value: string | null): void {
  if (value === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: value }));
}

beforeEach(() => rereadSession());

describe('the stored user', () => {
  it('is restored after a reload', () => {
    startSession(ana);
    rereadSession();
    expect(currentUser()).toEqual(ana);
  });

  it('never contains a token', () => {
    startSession(ana);
    expect(localStorage.getItem(STORAGE_KEY)).not.toMatch(/token|jwt/i);
  });

  it.each([
    ['broken JSON', '{"id":'],
    ['another type', '"ana"'],
    ['null', 'null'],
    ['missing fields', '{"id":"u1"}'],
    ['an unknown role', JSON.stringify({ ...ana, role: 'KING' })],
    ['an end that is no date', JSON.stringify({ ...ana, expiresAt: 'soon' })],
    ['an end that has passed', JSON.stringify({ ...ana, expiresAt: '2001-01-01T00:00:00Z' })],
  ])('is removed when it is %s', (_what, text) => {
    localStorage.setItem(STORAGE_KEY, text);
    expect(readSession()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });
});

describe('the end of a session', () => {
  it('ends when its time has passed, and keeps the user', () => {
    startSession(ana);
    expireIfOver(Date.parse(ana.expiresAt ?? '') + 1);
    expect(readSession()).toEqual({ status: 'expired', user: ana });
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('does not end earlier', () => {
    startSession(ana);
    expireIfOver(Date.parse(ana.expiresAt ?? '') - 1);
    expect(currentUser()).toEqual(ana);
  });

  it('keeps the data under the sign-in dialog and drops it after signing out', () => {
    startSession(ana);
    const before = currentEnvironment();
    endSession('expired');
    expect(currentEnvironment()).toBe(before);
    endSession('signed-out');
    expect(currentEnvironment()).not.toBe(before);
    expect(readSession().status).toBe('signed-out');
  });

  it('resumes when the same user signs in: the page is kept and failed requests are retried', () => {
    startSession(ana);
    const before = currentEnvironment();
    endSession('expired');
    const retried = vi.fn();
    const stop = retryWanted.subscribe(retried);
    startSession({ ...ana, expiresAt: inAnHour() });
    stop();
    expect(currentEnvironment()).toBe(before);
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it('starts with an empty store for another account', () => {
    startSession(ana);
    const before = currentEnvironment();
    startSession({ ...ana, accountId: 'a2' });
    expect(currentEnvironment()).not.toBe(before);
  });
});

describe('two tabs', () => {
  let stop: () => void;
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    startSession(ana);
    stop = syncTabs(reload);
  });
  afterEach(() => stop());

  it('sign out together', () => {
    localStorage.setItem('kubedeck.session-end', 'signed-out');
    otherTabWrites(null);
    expect(readSession().status).toBe('signed-out');
  });

  it('expire together', () => {
    localStorage.setItem('kubedeck.session-end', 'expired');
    otherTabWrites(null);
    expect(readSession().status).toBe('expired');
  });

  it('are also notified through the broadcast channel', async () => {
    const other = new BroadcastChannel('kubedeck.session');
    other.postMessage({ type: 'ended', reason: 'expired' });
    await waitFor(() => expect(readSession().status).toBe('expired'));
    other.close();
  });

  it('resume together when the same user signs in again', () => {
    endSession('expired');
    otherTabWrites(JSON.stringify({ ...ana, name: 'Ana T.' }));
    expect(currentUser()?.name).toBe('Ana T.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reset when another user or account signs in', () => {
    otherTabWrites(JSON.stringify({ ...ana, id: 'u2' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
