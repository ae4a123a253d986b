import { createHash } from 'node:crypto';
import type { GatewayConfig } from '../config.ts';
import { z } from 'zod';
import type { Caller } from '../graphql/context.ts';
import { detailCodeOf, hasCode } from '../graphql/errors.ts';
import type { BoundUpstream } from '../upstream/bound.ts';
import { path } from '../upstream/path.ts';
import { isPublicText, textRefused } from './operations.ts';

/** The sender of a text operation and its request. */
export type TextSender = Pick<Caller, 'token' | 'requestId' | 'trace'>;

/** Resolves to the refusal, or to null when this caller may send this text. */
export type TextPolicy = (text: string, sender: TextSender) => Promise<Error | null>;

const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 2000;

/**
 * Text operations are refused by a `trusted` server; otherwise they need a session or API key that the platform
 * accepts. `isAcceptedToken` asks the platform; acceptance is cached for half a minute to save a call per request.
 */
export function createTextPolicy(
  mode: GatewayConfig['operations'],
  isAcceptedToken: (token: string, sender: TextSender) => Promise<boolean>,
): TextPolicy & { forget: (token: string) => void } {
  const known = new Map<string, number>();
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  const isKnown = async (token: string, sender: TextSender): Promise<boolean> => {
    const key = keyOf(token);
    if ((known.get(key) ?? 0) > Date.now()) return true;
    if (!(await isAcceptedToken(token, sender))) return false;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, Date.now() + REMEMBERED_MS);
    return true;
  };
  const policy: TextPolicy = async (text, sender) => {
    if (mode === 'trusted') return textRefused('trusted');
    if (isPublicText(text)) return null;
    if (sender.token === null) return textRefused('nobody');
    return (await isKnown(sender.token, sender)) ? null : textRefused('unknown');
  };
  return Object.assign(policy, { forget: (token: string) => void known.delete(keyOf(token)) });
}

/** The request on whose behalf the platform is called. */
export type RequestInfo = Pick<Caller, 'requestId' | 'trace'>;

const anything = z.unknown();

/** Whether the error is that of an expired API key, which its owner can act upon. */
const isExpiredKey = (error: unknown): boolean =>
  hasCode(error, 'UNAUTHENTICATED') && detailCodeOf(error) === 'APIKEY_EXPIRED';

/** Whether the platform accepts this token. Only a clear refusal counts; other failures and expired keys are thrown. */
export function tokenCheck(upstreamOf: (token: string, request: RequestInfo) => BoundUpstream) {
  return async (token: string, { requestId, trace }: RequestInfo): Promise<boolean> => {
    try {
      await upstreamOf(token, { requestId, trace }).get(path`/api/auth`, anything, { envelope: 'none' });
      return true;
    } catch (error) {
      if (!isExpiredKey(error) && (hasCode(error, 'UNAUTHENTICATED') || hasCode(error, 'FORBIDDEN')))
        return false;
      throw error;
    }
  };
}
