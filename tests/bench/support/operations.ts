import { readFileSync } from 'node:fs';

const operations = JSON.parse(readFileSync('web/relay/operations.json', 'utf8')) as Record<string, string>;

/** The id of one of the console's operations. Throws when there is none of that name. */
export function documentId(name: string): string {
  const pattern = new RegExp(`^(query|mutation|subscription) ${name}\\b`);
  const found = Object.entries(operations).filter(([, text]) => pattern.test(text));
  const [id] = found.at(-1) ?? [];
  if (id === undefined) throw new Error(`The console has no operation ${name}`);
  return id;
}
