import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import { sha256 } from '../../../crypto/hash.ts';
import { text } from '../../../messages/messages.ts';
import { ImageRegistryError, type ImageCredentials, type ImageRegistry, type ImageSource } from '../port.ts';
import { publicFetch } from '../../publicFetch.ts';
import { referenceOf } from '../reference.ts';

const TIME_LIMIT_MS = 5_000;
const CACHED_MS = 60_000;
const MOST_CACHED = 1_000;
const MOST_PAGES = 10;
const PAGE = 1_000;
/** Registries may ignore the size of a page. */
const MOST_TAGS = MOST_PAGES * PAGE;
/** By the OCI distribution specification. */
const LONGEST_TAG = 128;

/** Every format of a manifest: an image or an index for several processors. */
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

const tagPage = z.object({ tags: z.array(z.string()).nullable() });
const tokenAnswer = z.object({ token: z.string().optional(), access_token: z.string().optional() });

type Fetch = (
  url: URL,
  init: {
    method?: string;
    headers?: Record<string, string>;
    signal: AbortSignal;
    redirect: 'follow';
  },
) => Promise<Response>;

interface Parts {
  clock: Clock;
  /** The base address of a registry; tests name a local one. Default: HTTPS. */
  addressOf?: (host: string) => string;
  /** Sends requests to registries and their token services; tests reach a local one. Default: public hosts only. */
  fetch?: Fetch;
  /** Longest question; tests name a short one. */
  timeLimitMs?: number;
}

function unreachable(host: string): ImageRegistryError {
  const why = text('image_registry_unreachable', { host });
  return new ImageRegistryError({ kind: 'unavailable', code: 'unreachable', text: why });
}

/** `Bearer realm="…",service="…",scope="…"` → its parameters; null for another scheme. */
function challengeOf(header: string | null): Record<string, string> | null {
  if (!header?.toLowerCase().startsWith('bearer ')) return null;
  return Object.fromEntries(
    [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

function basic({ username, password }: ImageCredentials): string {
  return `Basic ${Buffer.from(`${username}:${password.reveal()}`).toString('base64')}`;
}

/** The token of a registry that names a token service in its challenge. */
async function tokenFor(
  challenge: Record<string, string>,
  path: string,
  credentials: ImageCredentials | null,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<string | null> {
  const realm = new URL(challenge['realm'] ?? '');
  realm.searchParams.set('scope', challenge['scope'] ?? `repository:${path}:pull`);
  if (challenge['service']) realm.searchParams.set('service', challenge['service']);
  const headers: Record<string, string> = credentials ? { authorization: basic(credentials) } : {};
  const response = await fetch(realm, { headers, signal, redirect: 'follow' });
  const parsed = tokenAnswer.safeParse(response.ok ? await response.json() : null);
  return parsed.success ? (parsed.data.token ?? parsed.data.access_token ?? null) : null;
}

interface Question {
  method: 'GET' | 'HEAD';
  /** Below `/v2/<path>/`, or a whole address. */
  target: string;
}

/** Registries that speak the API of the OCI distribution specification: Docker Hub, GHCR and others. */
export function createClientImageRegistry({
  clock,
  addressOf = (host) => `https://${host}`,
  fetch = publicFetch,
  timeLimitMs = TIME_LIMIT_MS,
}: Parts): ImageRegistry {
  const cache = new Map<string, { until: number; answer: Promise<unknown> }>();

  const ask = async (
    { repository, credentials }: ImageSource,
    { method, target }: Question,
  ): Promise<Response> => {
    const { host, path } = referenceOf(repository);
    const signal = AbortSignal.timeout(timeLimitMs);
    const url = new URL(target, `${addressOf(host)}/v2/${path}/`);
    const accept = { accept: MANIFESTS };
    const options = { method, signal, redirect: 'follow' } as const;
    try {
      const first = await fetch(url, { ...options, headers: accept });
      if (first.status !== 401) return first;
      const challenge = challengeOf(first.headers.get('www-authenticate'));
      const token = challenge && (await tokenFor(challenge, path, credentials, { fetch, signal }));
      const authorization = token ? `Bearer ${token}` : credentials ? basic(credentials) : null;
      if (authorization === null) return first;
      return await fetch(url, { ...options, headers: { ...accept, authorization } });
    } catch {
      throw unreachable(host);
    }
  };
  const failure = ({ repository }: ImageSource, status: number): ImageRegistryError => {
    const image = repository;
    if (status === 404)
      return new ImageRegistryError({
        kind: 'notFound',
        code: 'unknown',
        text: text('image_unknown', { image }),
      });
    if (status === 401 || status === 403)
      return new ImageRegistryError({ kind: 'auth', code: 'denied', text: text('image_denied', { image }) });
    const { host } = referenceOf(repository);
    if (status !== 429) return unreachable(host);
    const why = text('image_registry_busy', { host });
    return new ImageRegistryError({ kind: 'unavailable', code: 'rate_limited', text: why });
  };
  const readTags = async (source: ImageSource): Promise<string[]> => {
    let tags: string[] = [];
    let target: string | undefined = `tags/list?n=${PAGE}`;
    for (let page = 0; target !== undefined && page < MOST_PAGES && tags.length < MOST_TAGS; page += 1) {
      const response: Response = await ask(source, { method: 'GET', target });
      if (!response.ok) throw failure(source, response.status);
      const parsed = tagPage.safeParse(await response.json().catch(() => null));
      if (!parsed.success) throw unreachable(referenceOf(source.repository).host);
      tags = tags.concat((parsed.data.tags ?? []).filter((tag) => tag.length <= LONGEST_TAG));
      target = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    return tags.slice(0, MOST_TAGS);
  };
  const readExists = async (source: ImageSource, tag: string): Promise<boolean> => {
    const response = await ask(source, { method: 'HEAD', target: `manifests/${encodeURIComponent(tag)}` });
    if (response.status === 404) return false;
    if (!response.ok) throw failure(source, response.status);
    return true;
  };
  /** Answers of the last minute; failures are not kept. */
  const cached = <T>(source: ImageSource, what: string, read: () => Promise<T>): Promise<T> => {
    const who = source.credentials ? sha256(basic(source.credentials)) : '';
    const key = JSON.stringify([source.repository, what, who]);
    const now = clock.now().getTime();
    const known = cache.get(key);
    if (known && known.until > now) return known.answer as Promise<T>;
    const answer = read();
    cache.delete(key);
    cache.set(key, { until: now + CACHED_MS, answer });
    answer.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    return answer;
  };
  return {
    tags: (source) => cached(source, 'tags', () => readTags(source)),
    exists: (source, tag) => cached(source, `tag ${tag}`, () => readExists(source, tag)),
  };
}
