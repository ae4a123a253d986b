import { createHash } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Secret } from '../../../crypto/secret.ts';
import type { CloudContext, TokenCheck } from '../port.ts';
import { CloudError } from '../port.ts';

const TOKEN_FORM = /^[A-Za-z0-9]{64}$/;
const SLOW_MS = 3_000;
/** Calls per hour of Hetzner's API, refilled evenly. */
const RATE_LIMIT = 3_600;
const LIMITED_BURST = 5;
const DEFAULT_SERVER_QUOTA = 100;

interface Bucket {
  left: number;
  at: number;
}

/** The door of the embedded cloud: which project a token opens, what it may do, how often it may ask. */
export interface ProjectDoor {
  check(token: Secret): Promise<TokenCheck>;
  /** The project for reading; rejects with `auth` or `transient`. */
  read(context: CloudContext): Promise<string>;
  /** The project for writing; rejects with `readonly` as well. */
  write(context: CloudContext): Promise<string>;
  serverQuota(context: CloudContext): number;
}

function judge(token: string): TokenCheck {
  if (token.trim() === '') return { ok: false, reason: 'empty', message: 'Enter a Hetzner API token.' };
  if (!TOKEN_FORM.test(token)) {
    const message =
      'A Hetzner API token has 64 letters and digits. Copy it again from the Hetzner Cloud Console.';
    return { ok: false, reason: 'malformed', message };
  }
  if (token.startsWith('invalid')) {
    const message =
      'Hetzner does not know this API token. Create a new one in the Hetzner Cloud Console under Security, API tokens.';
    return { ok: false, reason: 'unauthorized', message };
  }
  if (token.startsWith('readonly')) {
    const message = 'This API token may only read. Create one with the permission Read & Write.';
    return { ok: false, reason: 'readonly', message };
  }
  return { ok: true };
}

/** The project's id in the form of a UUID: the token itself is never kept. */
function projectOf(token: string): string {
  const hex = createHash('sha256').update(`project/${token}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function createRateLimit(clock: Clock): (token: string, project: string) => void {
  const buckets = new Map<string, Bucket>();
  return (token, project) => {
    const size = token.startsWith('limited') ? LIMITED_BURST : RATE_LIMIT;
    const now = clock.now().getTime();
    const bucket = buckets.get(project) ?? { left: size, at: now };
    bucket.left = Math.min(size, bucket.left + (now - bucket.at) / 1_000);
    bucket.at = now;
    buckets.set(project, bucket);
    if (bucket.left < 1) {
      const message = 'Hetzner refuses more calls for the moment. Try again in a second.';
      throw new CloudError({ kind: 'transient', code: 'rate_limit_exceeded', message, retryAfter: 1 });
    }
    bucket.left -= 1;
  };
}

/** The door for tokens of the embedded cloud; the forms of tokens are in SENTINELS.md. */
export function createProjectDoor(clock: Clock): ProjectDoor {
  const takeTurn = createRateLimit(clock);
  const knock = async (token: string, signal?: AbortSignal): Promise<TokenCheck> => {
    signal?.throwIfAborted();
    if (token.startsWith('slow')) await clock.sleep(clock.simulated(SLOW_MS), signal);
    const verdict = judge(token);
    if (verdict.ok || verdict.reason === 'readonly') takeTurn(token, projectOf(token));
    return verdict;
  };
  const open = async ({ token, signal }: CloudContext, needsWrite: boolean): Promise<string> => {
    const verdict = await knock(token.reveal(), signal);
    if (verdict.ok) return projectOf(token.reveal());
    const { reason, message } = verdict;
    if (reason !== 'readonly') throw new CloudError({ kind: 'auth', code: 'unauthorized', message });
    if (needsWrite) throw new CloudError({ kind: 'readonly', code: 'token_readonly', message });
    return projectOf(token.reveal());
  };
  return {
    check: (token) => knock(token.reveal()),
    read: (context) => open(context, false),
    write: (context) => open(context, true),
    serverQuota: ({ token }) => (token.reveal().startsWith('quota') ? 2 : DEFAULT_SERVER_QUOTA),
  };
}
