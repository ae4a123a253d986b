import type { Secret } from '../../../crypto/secret.ts';
import type { CloudProvider, TokenCheck } from '../port.ts';
import { CloudError } from '../port.ts';
import type { Transport } from './transport.ts';

const TOKEN_FORM = /^[A-Za-z0-9]{64}$/;

function refused(reason: Exclude<TokenCheck, { ok: true }>['reason'], message: string): TokenCheck {
  return { ok: false, reason, message };
}

/** What the refusal of a write that cannot succeed says about the token. */
function verdictOf(error: CloudError): TokenCheck {
  switch (error.kind) {
    case 'invalid':
      return { ok: true };
    case 'readonly':
      return refused('readonly', error.message);
    case 'auth':
      return refused('unauthorized', error.message);
    default:
      throw error;
  }
}

/**
 * Asks with a key that has neither name nor content: only a token that may write gets as far as the missing fields, and
 * nothing is made.
 */
export function createTokenCheck({ send }: Transport): CloudProvider['validateToken'] {
  return async (token: Secret, signal) => {
    const text = token.reveal();
    if (text.trim() === '') return refused('empty', 'Enter a Hetzner API token.');
    if (!TOKEN_FORM.test(text)) {
      const message =
        'A Hetzner API token has 64 letters and digits. Copy it again from the Hetzner Cloud Console.';
      return refused('malformed', message);
    }
    try {
      await send({ token, signal, method: 'POST', path: '/ssh_keys', body: {}, patience: 'console' });
      return { ok: true };
    } catch (error) {
      if (error instanceof CloudError) return verdictOf(error);
      throw error;
    }
  };
}
