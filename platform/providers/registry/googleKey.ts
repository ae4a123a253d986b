import { z } from 'zod';
import { Secret } from '../../crypto/secret.ts';
import type { RegistryCredentials } from './port.ts';

const serviceAccount = z.object({ private_key: z.string().min(1), client_email: z.string().min(1) });
const dockerConfig = z.object({
  auths: z.record(
    z.string(),
    z.object({
      auth: z.string().optional(),
      username: z.string().optional(),
      password: z.string().optional(),
    }),
  ),
});

export type GoogleKeyFinding =
  | { kind: 'service_account'; key: string }
  | { kind: 'docker_config'; key: string }
  | { kind: 'invalid_json' }
  | { kind: 'unrecognized' }
  | { kind: 'missing_fields'; fields: string[] };

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The password of the first entry with one: `auth` is base64 of `user:password`. */
function passwordIn(config: z.output<typeof dockerConfig>): string | null {
  for (const { auth, password } of Object.values(config.auths)) {
    if (password) return password;
    const decoded = auth ? Buffer.from(auth, 'base64').toString('utf8') : '';
    const colon = decoded.indexOf(':');
    if (colon > 0) return decoded.slice(colon + 1);
  }
  return null;
}

/** Parses a Google service account key; for a Docker config, the key inside it. */
export function readGoogleKey(text: string): GoogleKeyFinding {
  const json = parse(text);
  if (json === undefined) return { kind: 'invalid_json' };
  if (serviceAccount.safeParse(json).success) return { kind: 'service_account', key: text.trim() };
  const config = dockerConfig.safeParse(json);
  if (config.success) {
    const key = passwordIn(config.data);
    const inner = key === null ? null : readGoogleKey(key);
    return inner?.kind === 'service_account'
      ? { kind: 'docker_config', key: inner.key }
      : { kind: 'unrecognized' };
  }
  const isAccount = z.looseObject({ type: z.literal('service_account') }).safeParse(json);
  if (!isAccount.success) return { kind: 'unrecognized' };
  const fields = ['private_key', 'client_email'].filter((field) => !isAccount.data[field]);
  return { kind: 'missing_fields', fields };
}

/** The password that the registry takes: of a Google registry the service account's key, also from a Docker config. */
export function passwordOf({
  type,
  username,
  password,
}: Pick<RegistryCredentials, 'type' | 'username' | 'password'>): Secret {
  if (type !== 'google-artifact' || username !== '_json_key') return password;
  const found = readGoogleKey(password.reveal());
  return 'key' in found ? new Secret(found.key) : password;
}
