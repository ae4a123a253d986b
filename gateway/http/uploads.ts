import type { IncomingMessage } from 'node:http';
import { BodyTooLarge } from './body.ts';

const MEGABYTE = 1024 * 1024;
/** What an upload may amount to whatever the limit of text: a file of 2 MB and what stands around it. */
export const UPLOAD_BYTES = 2 * MEGABYTE + 64 * 1024;
/** So much more is read and thrown away: a client that is still sending would not hear why it was refused. */
const PATIENCE_BYTES = 16 * MEGABYTE;
/** `operations` and `map` come before the file. */
const HEAD_BYTES = 64 * 1024;

/** Where the file of a form belongs in the variables; null when its map does not tell. */
export function pathOfFile(head: Buffer): string | null {
  const map = /name="map"[^{]*\r\n\r\n(\{[^}]{1,1000}\})/.exec(head.toString('utf8', 0, HEAD_BYTES))?.[1];
  return /"(variables\.[\w.]{1,200})"/.exec(map ?? '')?.[1] ?? null;
}

/** The body of a form as bytes; BodyTooLarge names the field whose file is too large. */
export async function readUpload(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else if (size > limit + PATIENCE_BYTES) break;
  }
  if (size > limit) throw new BodyTooLarge(limit, pathOfFile(Buffer.concat(chunks)));
  return Buffer.concat(chunks);
}
