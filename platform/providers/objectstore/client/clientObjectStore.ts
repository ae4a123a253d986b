import type { Clock } from '../../../clock.ts';
import type { Bucket, ObjectStoreChecker, StoredObject } from '../port.ts';
import { googleAccess, isS3, s3Access, type Access, type Send } from './access.ts';
import { refusalOf, unreachable, type Action } from './errors.ts';
import { textOf, textsOf } from './xml.ts';

const PAGE = 1_000;
const MOST_PAGES = 10;
const CHECK = '.kubedeck-write-check';

interface Parts {
  clock: Clock;
  send: Send;
  /** For all requests of one check or list. */
  timeLimitMs: number;
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: string;
  action: Action;
}

function encodedKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** Asks buckets of S3-compatible services and of Google Cloud Storage, by the API that both speak. */
export function createClientObjectStore({ clock, send, timeLimitMs }: Parts): ObjectStoreChecker {
  const accessTo = (bucket: Bucket, signal: AbortSignal): Access | Promise<Access> =>
    isS3(bucket) ? s3Access(bucket, clock) : googleAccess(bucket, { send, now: clock.now(), signal });

  const attempt = async (bucket: Bucket, access: Access, call: Call, signal: AbortSignal) => {
    const query = call.query ? `?${new URLSearchParams(call.query).toString()}` : '';
    const path = `${encodeURIComponent(bucket.bucket)}${call.key === undefined ? '' : `/${encodedKey(call.key)}`}`;
    const { method, body } = call;
    const request = await access.sign(`${path}${query}`, {
      method,
      signal,
      ...(body !== undefined && { body }),
    });
    try {
      const response = await send(request);
      return { response, xml: await response.text() };
    } catch {
      throw unreachable(bucket, access.host);
    }
  };

  /** A bucket of another region than expected answers with its own; the second try goes there. */
  const ask = async (bucket: Bucket, access: Access, call: Call, signal: AbortSignal): Promise<string> => {
    const first = await attempt(bucket, access, call, signal);
    const region = first.response.headers.get('x-amz-bucket-region') ?? textOf(first.xml, 'Region');
    const isElsewhere =
      !first.response.ok && isS3(bucket) && region !== undefined && region !== access.region;
    const second = isElsewhere ? await attempt(bucket, s3Access(bucket, clock, region), call, signal) : first;
    if (second.response.ok) return second.xml;
    const { status } = second.response;
    const code = textOf(second.xml, 'Code') ?? '';
    throw refusalOf(bucket, call.action, { status, code, host: access.host });
  };

  return {
    verify: async (bucket, prefix) => {
      const signal = AbortSignal.timeout(timeLimitMs);
      const access = await accessTo(bucket, signal);
      const key = `${prefix}/${CHECK}`;
      const query = { 'list-type': '2', 'max-keys': '1', prefix: `${prefix}/` };
      await ask(bucket, access, { method: 'GET', query, action: 'list' }, signal);
      await ask(bucket, access, { method: 'PUT', key, body: 'ok', action: 'write' }, signal);
      await ask(bucket, access, { method: 'DELETE', key, action: 'write' }, signal);
    },
    list: async (bucket, prefix) => {
      const signal = AbortSignal.timeout(timeLimitMs);
      const access = await accessTo(bucket, signal);
      const objects: StoredObject[] = [];
      let next: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = {
          'list-type': '2',
          'max-keys': String(PAGE),
          prefix,
          ...(next !== undefined && { 'continuation-token': next }),
        };
        const xml = await ask(bucket, access, { method: 'GET', query, action: 'list' }, signal);
        const sizes = textsOf(xml, 'Size');
        objects.push(...textsOf(xml, 'Key').map((key, at) => ({ key, sizeBytes: Number(sizes[at]) })));
        next = textOf(xml, 'NextContinuationToken');
        if (next === undefined) break;
      }
      return objects;
    },
  };
}
