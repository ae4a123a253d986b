import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of that size whose left half is red and whose right half is blue. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue each.
  head.set([8, 2], 8);
  const line = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) line[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 200;
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The picture as a file for an upload. */
export function pictureFile(bytes: Buffer): File {
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
}
