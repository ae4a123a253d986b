import type { ListedObject } from '../port.ts';
import { escaped } from './s3Error.ts';

const MOST_KEYS = 1_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The answer to ListBuckets. */
export function bucketsXml(buckets: readonly string[], now: Date): string {
  const all = buckets.map(
    (name) =>
      `<Bucket><Name>${escaped(name)}</Name><CreationDate>${now.toISOString()}</CreationDate></Bucket>`,
  );
  return `${HEAD}<ListAllMyBucketsResult><Owner><ID>embedded</ID></Owner><Buckets>${all.join('')}</Buckets></ListAllMyBucketsResult>`;
}

/** What a client sees: keys up to the first delimiter after the prefix are one entry. */
function entriesOf(
  objects: readonly ListedObject[],
  prefix: string,
  delimiter: string,
): Map<string, ListedObject | null> {
  const entries = new Map<string, ListedObject | null>();
  for (const object of objects) {
    if (!object.key.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    if (end === -1) entries.set(object.key, object);
    else entries.set(object.key.slice(0, end + delimiter.length), null);
  }
  return entries;
}

/** The answer to ListObjectsV2, by key. */
export function objectsXml(bucket: string, objects: readonly ListedObject[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const most = Math.min(MOST_KEYS, Number(query.get('max-keys') ?? MOST_KEYS));
  const isEncoded = query.get('encoding-type') === 'url';
  const shown = (key: string): string => escaped(isEncoded ? encodeURIComponent(key) : key);
  const entries = [...entriesOf(objects, prefix, query.get('delimiter') ?? '')]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([key]) => key > after);
  const page = entries.slice(0, most);
  const next = entries.length > page.length ? page.at(-1)?.[0] : undefined;
  const xml = page.map(([key, object]) =>
    object
      ? `<Contents><Key>${shown(key)}</Key><LastModified>${object.modifiedAt.toISOString()}</LastModified><Size>${object.sizeBytes}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${shown(key)}</Prefix></CommonPrefixes>`,
  );
  const more = next === undefined ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`;
  const encoding = isEncoded ? '<EncodingType>url</EncodingType>' : '';
  return `${HEAD}<ListBucketResult><Name>${escaped(bucket)}</Name><Prefix>${shown(prefix)}</Prefix>${encoding}<KeyCount>${page.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${more}${xml.join('')}</ListBucketResult>`;
}
