import { createHash } from 'node:crypto';
import type { GatewayConfig } from '../config.ts';
import type { Trace } from '../tracing/trace.ts';
import { isIntrospection, textRefused } from './operations.ts';

/** Resolves to the refusal, or null when this caller may send this text. */
export type TextPolicy = (text: string, token: string | null, trace?: Trace) => Promise<Error | null>;

const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 2000;

/**
 * Who may send query text: nobody on a `trusted` server, else whoever the platform knows. `isSession` asks the
 * platform; its yes is remembered for half a minute, so that text costs no extra call each time.
 */
export function createTextPolicy(
  mode: GatewayConfig['operations'],
  isSession: (token: string, trace?: Trace) => Promise<boolean>,
): TextPolicy & { forget: (token: string) => void } {
  const known = new Map<string, number>();
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  const isKnown = async (token: string, trace?: Trace): Promise<boolean> => {
    const key = keyOf(token);
    if ((known.get(key) ?? 0) > Date.now()) return true;
    if (!(await isSession(token, trace))) return false;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, Date.now() + REMEMBERED_MS);
    return true;
  };
  const policy: TextPolicy = async (text, token, trace) => {
    if (mode === 'trusted') return textRefused('trusted');
    if (isIntrospection(text)) return null;
    if (token === null) return textRefused('nobody');
    return (await isKnown(token, trace)) ? null : textRefused('unknown');
  };
  return Object.assign(policy, { forget: (token: string) => void known.delete(keyOf(token)) });
}
