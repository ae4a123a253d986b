/** In the order in which Yoga prefers the last one. */
const JSON_TYPES = ['application/graphql-response+json', 'application/json'] as const;
const MOST_REMEMBERED = 100;

/** How an answer may be written. */
export interface Accepted {
  /** As one JSON document of this type; null when that is not accepted. */
  json: string | null;
  /** As parts that follow one another. */
  takesParts: boolean;
}

const matches = (type: string, asked: string): boolean => {
  const [kind] = type.split('/');
  return asked === type || asked === '*/*' || asked === `${kind}/*`;
};

/** The types of an Accept header, as Yoga reads them. */
function read(accept: string): Accepted {
  const asked = accept
    .replace(/\s/g, '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';'))
    .filter(([, ...parameters]) =>
      parameters.every((one) => !one.includes('charset=') || one === 'charset=utf-8'),
    )
    .map(([type]) => type ?? '')
    .reverse();
  const json = asked.flatMap((one) => JSON_TYPES.filter((type) => matches(type, one))).at(-1) ?? null;
  return { json, takesParts: asked.includes('multipart/mixed') };
}

const remembered = new Map<string, Accepted>();

/** What an Accept header asks for; clients send few different ones, so that each is read once. */
export function acceptedBy(accept: string | undefined): Accepted {
  const header = accept === undefined || accept === '' ? '*/*' : accept;
  let known = remembered.get(header);
  if (known === undefined) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(header, (known = read(header)));
  }
  return known;
}
