const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function decoded(text: string): string {
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_all, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex === '' ? 10 : 16)),
    )
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * The texts of all elements of a name without children. S3's answers are flat and without attributes there, so a parser
 * of all of XML is not needed.
 */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    decoded(text),
  );
}

/** The text of the first element of that name. */
export function textOf(xml: string, name: string): string | undefined {
  return textsOf(xml, name)[0];
}
