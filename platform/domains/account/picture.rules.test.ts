import { describe, expect, it } from 'vitest';
import { inspectPicture, pictureLimits } from './picture.rules.ts';
import { english } from '../../messages/messages.ts';

const joined = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const be16 = (value: number) => [value >> 8, value & 0xff];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 0xff);

const png = (width: number, height: number) =>
  joined('\x89PNG\r\n\x1a\n', be32(13), 'IHDR', be32(width), be32(height), [8, 6, 0, 0, 0], be32(0));
const jpeg = (width: number, height: number) =>
  joined(
    [0xff, 0xd8],
    // A comment that looks like a frame, a table and a padded marker precede the size.
    [0xff, 0xfe, ...be16(8), 0xff, 0xc0, 0, 0, 0, 0],
    [0xff, 0xc4, ...be16(4), 0, 0],
    [0xff, 0xff, 0xc2, ...be16(11), 8, ...be16(height), ...be16(width), 1, 1, 0x11, 0],
  );
const riff = (chunk: Buffer) => joined('RIFF', le(chunk.length + 4, 4), 'WEBP', [...chunk]);
const lossy = (width: number, height: number) =>
  riff(joined('VP8 ', le(10, 4), [0, 0, 0], '\x9d\x01\x2a', le(width, 2), le(height, 2)));
const lossless = (width: number, height: number) =>
  riff(joined('VP8L', le(10, 4), [0x2f], le((width - 1) | ((height - 1) << 14), 4), [0, 0, 0, 0, 0]));
const extended = (width: number, height: number) =>
  riff(joined('VP8X', le(10, 4), [0, 0, 0, 0], le(width - 1, 3), le(height - 1, 3)));

const codeOf = (bytes: Buffer) => {
  const found = inspectPicture(bytes);
  return 'problem' in found ? found.problem.error : null;
};
const messageOf = (bytes: Buffer) => {
  const found = inspectPicture(bytes);
  return 'problem' in found ? english(found.problem.text) : '';
};

describe('a profile picture', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', lossy],
    ['image/webp', lossless],
    ['image/webp', extended],
  ] as const)('is recognised as %s by its header, with its size', (type, make) => {
    expect(inspectPicture(make(640, 480))).toEqual({ type, width: 640, height: 480 });
    expect(inspectPicture(make(64, 4096))).toEqual({ type, width: 64, height: 4096 });
    expect(codeOf(make(63, 100))).toBe('picture_size');
    expect(codeOf(make(100, 4097))).toBe('picture_size');
  });

  it.each([
    ['GIF pictures are not accepted.', Buffer.from('GIF89a....')],
    ['SVG pictures are not accepted', Buffer.from('<?xml version="1.0"?>\n<SVG onload="x()">')],
    ['This file is not a picture that is accepted.', Buffer.from('%PDF-1.7')],
    ['This file is not a picture that is accepted.', Buffer.alloc(0)],
  ])('is refused when its header says: %s', (message, bytes) => {
    expect(codeOf(bytes)).toBe('picture_type');
    expect(messageOf(bytes)).toContain(message);
    expect(messageOf(bytes)).toContain('Choose a PNG, JPEG or WebP picture.');
  });

  it.each([png(640, 480), jpeg(640, 480), lossy(640, 480), lossless(640, 480), extended(640, 480)])(
    'is refused when truncated anywhere, without throwing',
    (bytes) => {
      for (let length = 0; length < bytes.length - 4; length += 1) {
        expect(['picture_type', 'picture_broken']).toContain(codeOf(bytes.subarray(0, length)));
      }
    },
  );

  it('is refused with the allowed dimensions', () => {
    expect(messageOf(png(10, 9000))).toBe(
      'The picture is 10 × 9000 pixels. Each side must have at least 64 and at most 4096.',
    );
  });

  it('is at most two megabytes', () => {
    const rest = Buffer.alloc(pictureLimits.bytes);
    const whole = Buffer.concat([png(100, 100), rest]);
    expect(codeOf(whole.subarray(0, pictureLimits.bytes))).toBeNull();
    expect(codeOf(whole.subarray(0, pictureLimits.bytes + 1))).toBe('file_too_large');
  });
});
