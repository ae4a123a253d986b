import { boundaryOf, flattenPart, readMultipart } from './multipart.ts';

const CRLF = '\r\n';
const part = (body: unknown) =>
  `${CRLF}---${CRLF}Content-Type: application/json; charset=utf-8${CRLF}${CRLF}${JSON.stringify(body)}`;
const END = `${CRLF}-----${CRLF}`;

function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

async function read(text: string, size = 7) {
  const parts: unknown[] = [];
  await readMultipart(streamOf(text, size), '-', (responses) => parts.push(responses));
  return parts;
}

describe('boundaryOf', () => {
  it('reads quoted and bare boundaries and ignores other types', () => {
    expect(boundaryOf('multipart/mixed; boundary="-"')).toBe('-');
    expect(boundaryOf('multipart/mixed; boundary=abc; deferSpec=20220824')).toBe('abc');
    expect(boundaryOf('application/json')).toBeUndefined();
    expect(boundaryOf(null)).toBeUndefined();
  });
});

describe('flattenPart', () => {
  it('makes one response of each deferred fragment and marks the last as final', () => {
    const label = 'Page$defer$Card';
    const flat = flattenPart({
      hasNext: false,
      incremental: [
        { data: { a: 1 }, path: ['viewer'], label },
        { data: { b: 2 }, path: ['viewer'], label },
      ],
    });
    expect(flat.map(({ extensions }) => extensions)).toEqual([{ is_final: false }, { is_final: true }]);
    expect(flat[0]).toMatchObject({ data: { a: 1 }, path: ['viewer'], label });
  });
});

describe('readMultipart', () => {
  const text =
    part({ data: { viewer: { id: '1' } }, hasNext: true }) +
    part({ incremental: [{ data: { x: '---\nñ' }, path: ['viewer'], label: 'L' }], hasNext: false }) +
    END;

  it.each([1, 7, 10_000])('reads the same parts in chunks of %i bytes', async (size) => {
    const parts = await read(text, size);
    expect(parts).toHaveLength(2);
    expect(parts[0]).toMatchObject([{ data: { viewer: { id: '1' } }, extensions: { is_final: false } }]);
    expect(parts[1]).toMatchObject([{ data: { x: '---\nñ' }, extensions: { is_final: true } }]);
  });

  it('hands on the first part before the answer is complete', async () => {
    let push: (text: string) => void = () => undefined;
    let close = () => undefined as void;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (chunk) => controller.enqueue(new TextEncoder().encode(chunk));
        close = () => controller.close();
      },
    });
    let done: Promise<void> | undefined;
    const first = await new Promise<unknown>((resolve) => {
      done = readMultipart(stream, '-', resolve);
      push(part({ data: { a: 1 }, hasNext: true }) + `${CRLF}---`);
    });
    expect(first).toMatchObject([{ data: { a: 1 } }]);
    close();
    await done;
  });

  it('tells nothing of a closing part without content', async () => {
    expect(
      await read(part({ data: { a: 1 }, hasNext: true }) + part({ hasNext: false }) + END),
    ).toMatchObject([[{ data: { a: 1 } }], []]);
  });
});
