import { createHash } from 'node:crypto';
import type { GatewayConfig } from '../config.ts';
import type { Caller } from '../graphql/context.ts';
import { isIntrospection, textRefused } from './operations.ts';

/** Whose text it is, and in which request. */
export type TextSender = Pick<Caller, 'token' | 'requestId' | 'trace'>;

/** Resolves to the refusal, or null when this caller may send this text. */
export type TextPolicy = (text: string, sender: TextSender) => Promise<Error | null>;

const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 2000;

/**
 * Who may send query text: nobody on a `trusted` server, else whoever the platform knows. `isSession` asks the
 * platform; its yes is remembered for half a minute, so that text costs no extra call each time.
 */
export function createTextPolicy(
  mode: GatewayConfig['operations'],
  isSession: (token: string, sender: TextSender) => Promise<boolean>,
): TextPolicy & { forget: (token: string) => void } {
  const known = new Map<string, number>();
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  const isKnown = async (token: string, sender: TextSender): Promise<boolean> => {
    const key = keyOf(token);
    if ((known.get(key) ?? 0) > Date.now()) return true;
    if (!(await isSession(token, sender))) return false;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, Date.now() + REMEMBERED_MS);
    return true;
  };
  const policy: TextPolicy = async (text, sender) => {
    if (mode === 'trusted') return textRefused('trusted');
    if (isIntrospection(text)) return null;
    if (sender.token === null) return textRefused('nobody');
    return (await isKnown(sender.token, sender)) ? null : textRefused('unknown');
  };
  return Object.assign(policy, { forget: (token: string) => void known.delete(keyOf(token)) });
}
