import type { IncomingMessage } from 'node:http';

/** The body is larger than allowed. */
export class BodyTooLarge extends Error {
  /** Where in the variables the file that is too large belongs; null for other bodies. */
  readonly path: string | null;

  constructor(limit: number, path: string | null = null) {
    super(`The body is larger than the ${limit} bytes allowed.`);
    this.name = 'BodyTooLarge';
    this.path = path;
  }
}

/** The body as bytes; throws BodyTooLarge by the announced length or as soon as the limit is passed. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  // Not `for await`, which costs a dozen promises for the one piece that most bodies are.
  await new Promise<void>((done, fail) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return chunks.push(chunk);
      // What else comes stays in the network until the refusal has closed the connection.
      request.pause();
      return fail(new BodyTooLarge(limit));
    });
    request.once('end', done);
    request.once('error', fail);
    // Every request closes; an error for each would cost more than reading it.
    request.once('close', () => {
      if (!request.complete) fail(new Error('The caller left.'));
    });
  });
  const [first] = chunks;
  return chunks.length === 1 && first ? first : Buffer.concat(chunks);
}
