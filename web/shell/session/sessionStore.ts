import { Emitter } from '../../lib/emitter.ts';
import { environmentReset, retryWanted } from '../../relay/signals.ts';
import { isOver, parseStoredUser } from './storedUser.ts';
import type { StoredUser } from './storedUser.ts';

export const STORAGE_KEY = 'kubedeck.user';
const REASON_KEY = 'kubedeck.session-end';

/** `expired` keeps the user, so that signing in again continues on the same page. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly user: StoredUser }
  | { readonly status: 'expired'; readonly user: StoredUser }
  | { readonly status: 'signed-out' };
type EndReason = 'expired' | 'signed-out';
type TabMessage = { type: 'started' } | { type: 'ended'; reason: EndReason };

const changed = new Emitter();
let state: SessionState | undefined;
let channel: BroadcastChannel | undefined;
let isFromOtherTab = false;

/** True if the current session was started in another tab. */
export const cameFromOtherTab = (): boolean => isFromOtherTab;

/** Calls `listener` whenever the session starts, changes or ends, in this tab or another. */
export const subscribeToSession = changed.subscribe;

/** The current session; the first call reads the stored record, or removes it if it is corrupt or expired. */
export function readSession(): SessionState {
  if (state) return state;
  const text = localStorage.getItem(STORAGE_KEY);
  const user = parseStoredUser(text, Date.now());
  if (!user && text !== null) localStorage.removeItem(STORAGE_KEY);
  state = user ? { status: 'signed-in', user } : { status: 'signed-out' };
  return state;
}

function set(next: SessionState): void {
  state = next;
  changed.emit();
}

/** The signed-in user, or undefined. */
export function currentUser(): StoredUser | undefined {
  const session = readSession();
  return session.status === 'signed-in' ? session.user : undefined;
}

/** Sets the user: a different user or account starts with an empty store, the same one continues. */
function adopt(user: StoredUser): void {
  const before = readSession();
  const known = before.status === 'signed-out' ? undefined : before.user;
  const isSame = known?.id === user.id && known.accountId === user.accountId;
  if (!isSame) environmentReset.emit();
  set({ status: 'signed-in', user });
  if (isSame && before.status === 'expired') retryWanted.emit();
}

/** Stores the user after signing in, switching accounts or changing the profile, and notifies the other tabs. */
export function startSession(user: StoredUser): void {
  const text = JSON.stringify(user);
  if (text === localStorage.getItem(STORAGE_KEY) && readSession().status === 'signed-in') return;
  localStorage.setItem(STORAGE_KEY, text);
  isFromOtherTab = false;
  adopt(user);
  tell({ type: 'started' });
}

/** Ends the session in all tabs. `expired` keeps the page under a dialog; `signed-out` empties it. */
export function endSession(reason: EndReason): void {
  const before = readSession();
  if (before.status === 'signed-out' || before.status === reason) return;
  localStorage.setItem(REASON_KEY, reason);
  localStorage.removeItem(STORAGE_KEY);
  ended(reason);
  tell({ type: 'ended', reason });
}

/**
 * Ends an expired session in this tab only, when its sign-in dialog leads to another page: the other tabs keep their page
 * under the dialog.
 */
export function leaveExpiredSession(): void {
  if (readSession().status === 'expired') ended('signed-out');
}

function ended(reason: EndReason): void {
  const before = readSession();
  if (before.status === 'signed-out') return;
  if (reason === 'expired') return set({ status: 'expired', user: before.user });
  environmentReset.emit();
  set({ status: 'signed-out' });
}

/** Ends the session when it has expired; called by the regular check. */
export function expireIfOver(now: number = Date.now()): void {
  const user = currentUser();
  if (user && isOver(user, now)) endSession('expired');
}

function tell(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Applies what another tab stored. A different user means different data, so the store is reset. */
function follow(reload: () => void): void {
  const user = parseStoredUser(localStorage.getItem(STORAGE_KEY), Date.now());
  if (!user) return ended(localStorage.getItem(REASON_KEY) === 'expired' ? 'expired' : 'signed-out');
  const before = readSession();
  const isOther =
    before.status !== 'signed-out' &&
    (before.user.id !== user.id || before.user.accountId !== user.accountId);
  if (isOther) return reload();
  isFromOtherTab = true;
  adopt(user);
}

const toDashboard = () => window.location.assign('/dashboard');

/** Synchronises this tab with the others; returns the function that stops it. */
export function syncTabs(reload: () => void = toDashboard): () => void {
  const onStorage = (event: StorageEvent) => {
    // `key` is null if the whole storage was cleared.
    if (event.key === STORAGE_KEY || event.key === null) follow(reload);
  };
  window.addEventListener('storage', onStorage);
  channel = new BroadcastChannel('kubedeck.session');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'started') follow(reload);
    else ended(data.reason);
  };
  return () => {
    window.removeEventListener('storage', onStorage);
    channel?.close();
    channel = undefined;
  };
}

/** Clears the cached session, so that the next read comes from the storage. */
export function rereadSession(): void {
  state = undefined;
}
