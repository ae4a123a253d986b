/** Decodes UTF-8 in parts and splits it into lines; the last one may lack its line feed. */
export async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Pieces of an unfinished line are joined once: adding each to a growing text would copy a long line again and again.
  let pieces: string[] = [];
  for await (const part of parts) {
    const [first = '', ...rest] = decoder.decode(part, { stream: true }).split('\n');
    pieces.push(first);
    if (rest.length === 0) continue;
    yield pieces.join('');
    pieces = [rest.pop() ?? ''];
    yield* rest;
  }
  const last = pieces.join('') + decoder.decode();
  if (last !== '') yield last;
}
