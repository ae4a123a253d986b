import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 5_000;

/** Whether a DNS name has that TXT record; false if DNS does not answer. */
export async function hasTxtRecord(name: string, value: string): Promise<boolean> {
  try {
    const records = await new Resolver({ timeout: TIMEOUT_MS, tries: 2 }).resolveTxt(name);
    return records.some((parts) => parts.join('') === value);
  } catch {
    return false;
  }
}

/** On the embedded provider every domain has its record, except those that begin with `unverified`. */
export function embeddedTxtRecord(name: string): Promise<boolean> {
  return Promise.resolve(!name.startsWith('_kubedeck.unverified'));
}
