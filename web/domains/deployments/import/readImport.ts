import { isMap, parseAllDocuments, type Node } from 'yaml';
import { parseDotenv } from '../../../lib/dotenv/parseDotenv.ts';
import type { ImportEntry, ImportFormat, ImportSource, ReadResult } from './importEntry.ts';
import { manifestSources } from './manifestSources.ts';
import { DocumentLimit, MAX_DEPTH, YamlWalker } from './yamlWalker.ts';

const ASSIGNMENT = /^\s*(?:export\s+)?[\w.-]+\s*=/;
const YAML_KEY = /^\s*(?:-\s|---|["']?[\w.\-/ ]+["']?\s*:(?:\s|$))/;

/** The format of a text: by its first significant line, unless the name of its file says it. */
export function detectFormat(text: string, fileName = ''): ImportFormat {
  if (/\.json$/i.test(fileName)) return 'json';
  if (/\.ya?ml$/i.test(fileName)) return 'yaml';
  if (/\.env(\.|$)/i.test(fileName)) return 'env';
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const first = lines.find((line) => line.trim() !== '' && !line.trim().startsWith('#')) ?? '';
  if (/^\s*[[{]/.test(first)) return 'json';
  if (ASSIGNMENT.test(first)) return 'env';
  return YAML_KEY.test(first) ? 'yaml' : 'env';
}

function envEntries(text: string): ImportEntry[] {
  return parseDotenv(text).map(({ name, value, quote, hasReference, problem }) => ({
    name,
    value,
    // Escapes of double quotes are resolved already.
    origin: quote === '' ? 'bare' : 'literal',
    hasReference,
    problem,
  }));
}

const joined = (prefix: string, key: string) =>
  (prefix === '' ? key : `${prefix}_${key}`).replaceAll(/[.-]/g, '_').toUpperCase();

function nested(walker: YamlWalker, node: Node | null, prefix = '', depth = 0): ImportEntry[] {
  if (depth > MAX_DEPTH) throw new DocumentLimit('depth');
  return walker.pairs(node).flatMap(([key, value]) => {
    const name = joined(prefix, key);
    return isMap(value) && value.items.length > 0
      ? nested(walker, value, name, depth + 1)
      : [walker.entry(name, value)];
  });
}

function documentSources(text: string): ImportSource[] {
  const documents = parseAllDocuments(text, { schema: 'core', uniqueKeys: false, prettyErrors: true });
  return [...documents].flatMap((document) => {
    const [error] = document.errors;
    if (error) throw error;
    const walker = new YamlWalker(document);
    const { root } = walker;
    const known = manifestSources(walker, root);
    if (known) return known;
    return isMap(root)
      ? [{ kind: 'file' as const, name: '', entries: nested(walker, root), unread: [] }]
      : [];
  });
}

/** Reads variables from the text of a file: everything it contains, valid or not. */
export function readImport(text: string, format: ImportFormat): ReadResult {
  try {
    const all: ImportSource[] =
      format === 'env'
        ? [{ kind: 'file', name: '', entries: envEntries(text), unread: [] }]
        : documentSources(text.replace(/^\uFEFF/, ''));
    const sources = all.filter(({ entries, unread }) => entries.length > 0 || unread.length > 0);
    if (sources.length === 0) return { ok: false, format, reason: 'nothing' };
    return { ok: true, format, sources };
  } catch (error) {
    if (error instanceof DocumentLimit) return { ok: false, format, reason: error.reason };
    // The parser calls itself for every level.
    if (error instanceof RangeError) return { ok: false, format, reason: 'depth' };
    const detail = error instanceof Error ? error.message.split('\n')[0] : undefined;
    return { ok: false, format, reason: 'syntax', detail };
  }
}
