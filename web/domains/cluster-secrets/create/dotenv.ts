import { parseDotenv } from '../../../lib/dotenv/parseDotenv.ts';

export interface EnvEntry {
  readonly key: string;
  readonly value: string;
}

const KEY = /^[\w.-]+$/;

/**
 * Reads pasted text as a .env file. Returns null for other text, so that an ordinary key can be pasted. Of duplicate keys
 * the last value counts.
 */
export function readDotenv(text: string): EnvEntry[] | null {
  const rows = parseDotenv(text);
  if (rows.length === 0 || rows.some(({ name, problem }) => problem || !KEY.test(name))) return null;
  const found = new Map(rows.map(({ name, value, quote }) => [name, quote === '' ? value.trim() : value]));
  return [...found].map(([key, value]) => ({ key, value }));
}
