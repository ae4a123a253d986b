import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';

interface IncrementalPart {
  data?: unknown;
  items?: unknown[];
  path: (string | number)[];
  label?: string;
  errors?: unknown[];
}
interface Part {
  data?: unknown;
  errors?: unknown[];
  extensions?: Record<string, unknown>;
  incremental?: IncrementalPart[];
  hasNext?: boolean;
}

/** The boundary named in a content type, or undefined when it is not multipart. */
export function boundaryOf(contentType: string | null): string | undefined {
  if (!contentType?.startsWith('multipart/mixed')) return undefined;
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(contentType);
  return match?.[1] ?? match?.[2] ?? '-';
}

/** Relay wants flat `{data, path, label}` objects and does not know `incremental`. */
export function flattenPart(part: Part): GraphQLSingularResponse[] {
  const isLast = part.hasNext === false;
  const initial =
    part.data === undefined && part.errors === undefined ? [] : [{ ...part, incremental: undefined }];
  const flat = [...initial, ...(part.incremental ?? [])];
  return flat.map((entry, index) => ({
    ...entry,
    hasNext: undefined,
    extensions: { ...part.extensions, is_final: isLast && index === flat.length - 1 },
  })) as unknown as GraphQLSingularResponse[];
}

function bodyOf(chunk: string): Part | undefined {
  const start = chunk.indexOf('\r\n\r\n');
  const body = (start === -1 ? chunk : chunk.slice(start + 4)).trim();
  return body === '' || body === '--' ? undefined : (JSON.parse(body) as Part);
}

/** Reads a multipart answer part by part and calls `onPart` for each as soon as it is complete. */
export async function readMultipart(
  stream: ReadableStream<Uint8Array>,
  boundary: string,
  onPart: (responses: GraphQLResponse[]) => void,
): Promise<void> {
  const delimiter = `--${boundary}`;
  const reader = stream
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let pending = '';
  const take = (chunk: string) => {
    const part = bodyOf(chunk);
    if (part) onPart(flattenPart(part));
  };
  for (;;) {
    const { value, done } = await reader.read();
    pending += value ?? '';
    // No look at what follows: the server sends the delimiter with a part, its line break with the next one. Inside
    // JSON no line can start with it, because line breaks are escaped there.
    const pieces = pending.split(new RegExp(`(?:^|\\r\\n)${escape(delimiter)}`));
    pending = pieces.pop() ?? '';
    pieces.forEach(take);
    if (done) break;
    if (pending.startsWith('--')) break;
  }
  await reader.cancel();
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
