import type { Secret } from '../../../crypto/secret.ts';
import type { CloudProvider, TokenCheck } from '../port.ts';
import { CloudError } from '../port.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { Transport } from './transport.ts';

const TOKEN_FORM = /^[A-Za-z0-9]{64}$/;

function refused(reason: Exclude<TokenCheck, { ok: true }>['reason'], why: Message): TokenCheck {
  return { ok: false, reason, text: why };
}

/** What the error of a deliberately invalid write tells about the token. */
function verdictOf(error: CloudError): TokenCheck {
  switch (error.kind) {
    case 'invalid':
      return { ok: true };
    case 'readonly':
      return refused('readonly', error.text);
    case 'auth':
      return refused('unauthorized', error.text);
    default:
      throw error;
  }
}

/** Sends an invalid key: only a token that may write gets an input error, and nothing is created. */
export function createTokenCheck({ send }: Transport): CloudProvider['validateToken'] {
  return async (token: Secret, signal) => {
    const typed = token.reveal();
    if (typed.trim() === '') return refused('empty', text('hetzner_token_empty'));
    if (!TOKEN_FORM.test(typed)) return refused('malformed', text('hetzner_token_format'));
    try {
      await send({ token, signal, method: 'POST', path: '/ssh_keys', body: {}, patience: 'console' });
      return { ok: true };
    } catch (error) {
      if (error instanceof CloudError) return verdictOf(error);
      throw error;
    }
  };
}
