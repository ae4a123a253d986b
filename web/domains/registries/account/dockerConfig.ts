export interface DockerLogin {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Decodes `auth`, base64 of `user:password`; the password may contain colons and non-ASCII characters. */
function decodeAuth(auth: string): { username: string; password: string } | null {
  try {
    const bytes = Uint8Array.from(atob(auth), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(bytes);
    const colon = text.indexOf(':');
    return colon > 0 ? { username: text.slice(0, colon), password: text.slice(colon + 1) } : null;
  } catch {
    return null;
  }
}

/** The first login in a Docker config (`~/.docker/config.json`), or null if the text is not one or has none. */
export function loginInDockerConfig(text: string): DockerLogin | null {
  const json = parse(text);
  if (!isObject(json) || !isObject(json.auths)) return null;
  for (const [url, entry] of Object.entries(json.auths)) {
    if (!isObject(entry)) continue;
    const decoded = decodeAuth(textOf(entry.auth));
    const username = textOf(entry.username) || decoded?.username;
    const password = textOf(entry.password) || decoded?.password;
    if (username && password) return { url, username, password };
  }
  return null;
}

export type GoogleKeyFinding =
  | { readonly kind: 'serviceAccount'; readonly email: string }
  | { readonly kind: 'dockerConfig'; readonly login: DockerLogin }
  | { readonly kind: 'empty' | 'invalidJson' | 'unrecognized' }
  | { readonly kind: 'missing'; readonly fields: string };

/**
 * Classifies a text in the Google key field: a service account key, a Docker config with a login, or neither with the
 * reason.
 */
export function readGoogleKey(text: string): GoogleKeyFinding {
  if (text.trim() === '') return { kind: 'empty' };
  const json = parse(text);
  if (json === undefined) return { kind: 'invalidJson' };
  const login = loginInDockerConfig(text);
  if (login) return { kind: 'dockerConfig', login };
  if (
    !isObject(json) ||
    !(json.type === 'service_account' || 'private_key' in json || 'client_email' in json)
  )
    return { kind: 'unrecognized' };
  const missing = ['private_key', 'client_email'].filter((field) => textOf(json[field]) === '');
  if (missing.length > 0) return { kind: 'missing', fields: missing.join(', ') };
  return { kind: 'serviceAccount', email: textOf(json.client_email) };
}
