/** Where passkeys work, and how many a user may have. Pure: no database, no clock. */
import { isIP } from 'node:net';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** Domain that browsers bind passkeys to. */
  id: string;
  origin: string;
}

/**
 * The console as a relying party; null where browsers offer no passkeys, because they need a domain and, except on this
 * machine, https. https://www.w3.org/TR/webauthn-3/#relying-party-identifier
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname) !== 0 || hostname.startsWith('[') || (protocol !== 'https:' && !isLocal)) return null;
  return { id: hostname, origin };
}

export const maxPasskeys = 20;

/** The challenge that a browser's response is about; null if it is malformed. */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const challenge = typeof parsed === 'object' && parsed && 'challenge' in parsed ? parsed.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
