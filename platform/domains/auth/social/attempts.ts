import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { sha256 } from '../../../crypto/hash.ts';
import { text } from '../../../messages/messages.ts';
import { IdentityError, type SignInChecks } from '../../../providers/identity/port.ts';
import { lifetime } from '../auth.rules.ts';
import { consumeToken, insertToken } from '../auth.store.ts';

const PURPOSE = 'social.checks';
const stored = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  domain: z.string().optional(),
});

export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/** Sign-ins that wait for the redirect of an identity provider, and those that it has confirmed. */
export function createSignInAttempts({ db, clock, vault }: Pick<Core, 'db' | 'clock' | 'vault'>) {
  const insert = async (token: string, ms: number, payload: Record<string, unknown>): Promise<void> => {
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + ms);
    await insertToken(db, { hash: sha256(token), kind: 'social', payload, createdAt, expiresAt });
  };
  return {
    insert,
    /** Keeps the checks of a started sign-in, and the e-mail domain that led to the provider. */
    store: (checks: SignInChecks, more: { domain?: string } = {}): Promise<void> =>
      insert(checks.state, lifetime.socialAttempt, {
        checks: vault.seal(JSON.stringify({ ...checks, ...more }), PURPOSE),
      }),
    /** The checks of a started sign-in; works once. Rejects with IdentityError `expired`. */
    take: async (state: string | undefined): Promise<{ checks: SignInChecks; domain?: string }> => {
      const used = state ? await consumeToken(db, 'social', sha256(state), clock.now()) : null;
      const sealed = used?.payload.checks;
      if (typeof sealed !== 'string') {
        throw new IdentityError({ kind: 'invalid', code: 'expired', text: text('social_expired') });
      }
      const { domain, ...checks } = stored.parse(JSON.parse(vault.open(sealed, PURPOSE).reveal()));
      return { checks, domain };
    },
  };
}
