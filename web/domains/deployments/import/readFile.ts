export const MAX_IMPORT_BYTES = 1024 * 1024;

const NAMES = /(?:^|\.)env(?:\.[\w-]+)?$|\.(?:json|ya?ml)$/i;
const TYPES = /^(?:text\/(?:plain|yaml|x-yaml|json)|application\/(?:json|yaml|x-yaml))$/;

export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'size'; readonly megabytes: number }
  | { readonly ok: false; readonly reason: 'type' | 'encoding' | 'unreadable' };

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of UTF-8, or of UTF-16 with its byte-order mark; undefined for other bytes. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- control characters are what tells a binary file from text
    return /[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Reads a file that may contain variables; it never leaves the browser. */
export async function readFileText(file: File): Promise<FileText> {
  if (file.size > MAX_IMPORT_BYTES) {
    return { ok: false, reason: 'size', megabytes: file.size / MAX_IMPORT_BYTES };
  }
  if (!NAMES.test(file.name) && !TYPES.test(file.type)) return { ok: false, reason: 'type' };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { ok: false, reason: 'encoding' } : { ok: true, text };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
