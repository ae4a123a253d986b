import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { data, dataOf, isoDate } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import { userJson } from '../account/account.wire.ts';
import type { Client, CodeNeeded, SignedIn } from './auth.service.ts';

const signedIn = z.object({
  authenticated: z.literal(true),
  token: z.string(),
  expires_at: isoDate,
  user: userJson,
  target: z.null(),
});
const codeNeeded = z.object({
  '2fa_required': z.literal(true),
  token: z.string(),
  expires_at: isoDate,
  has_passkey: z.boolean(),
});

/** A completed sign-in, or one that still needs the code. */
export const signedInJson = dataOf(signedIn);
export const signInJson = dataOf(z.union([signedIn, codeNeeded]));

export function signedInToJson({ token, expiresAt, user }: SignedIn): z.output<typeof signedInJson> {
  return data({ authenticated: true, token, expires_at: expiresAt.toISOString(), user, target: null });
}

export function signInToJson(result: SignedIn | CodeNeeded): z.output<typeof signInJson> {
  if (result.kind === 'session') return signedInToJson(result);
  const { token, expiresAt, hasPasskey } = result;
  return data({
    '2fa_required': true,
    token,
    expires_at: expiresAt.toISOString(),
    has_passkey: hasPasskey,
  });
}

/** The client of a request. */
export function clientOf(request: FastifyRequest): Client {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

/** A token in a request, limited in length so that hashing it is cheap. */
export const tokenField = z
  .string({ error: inputText('link_incomplete') })
  .min(1, inputText('link_incomplete'))
  .max(4_096, inputText('unknown_token'));

/** A code as typed: six digits or a backup code; spaces and dashes are allowed. */
export const codeField = z
  .string({ error: inputText('code_required') })
  .trim()
  .min(1, inputText('code_required'))
  .max(40, inputText('code_format'));
