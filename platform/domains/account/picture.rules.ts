import { type Message, text } from '../../messages/messages.ts';
/** Requirements of a profile picture. Pure: reads the first bytes of the file, because name and type can be wrong. */

export const pictureLimits = {
  /** 2 MB. */
  bytes: 2 * 1024 * 1024,
  /** Pixels: smaller ones are blurred, larger ones cost every viewer memory. */
  minSide: 64,
  maxSide: 4096,
} as const;

type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

interface Size {
  width: number;
  height: number;
}

export interface Picture extends Size {
  type: PictureType;
}

/** Why a file is not a valid profile picture; `error` is the contract's value. */
export interface PictureProblem {
  error: 'picture_type' | 'picture_broken' | 'picture_size' | 'file_too_large';
  text: Message;
}

const bytesMatch = (bytes: Buffer, at: number, mark: string) =>
  bytes.toString('latin1', at, at + mark.length) === mark;
const uint24 = (bytes: Buffer, at: number) => bytes.readUIntLE(at, 3);

const PNG = '\x89PNG\r\n\x1a\n';

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !bytesMatch(bytes, 12, 'IHDR')) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Start-of-frame markers contain the size; C4, C8 and CC in their range do not. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of FF bytes.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return null;
  if (bytesMatch(bytes, 12, 'VP8X')) return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
  if (bytesMatch(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!bytesMatch(bytes, 12, 'VP8 ') || !bytesMatch(bytes, 23, '\x9d\x01\x2a')) return null;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

const kinds: readonly {
  type: PictureType;
  is: (bytes: Buffer) => boolean;
  size: (bytes: Buffer) => Size | null;
}[] = [
  { type: 'image/png', is: (bytes) => bytesMatch(bytes, 0, PNG), size: pngSize },
  { type: 'image/jpeg', is: (bytes) => bytesMatch(bytes, 0, '\xff\xd8\xff'), size: jpegSize },
  {
    type: 'image/webp',
    is: (bytes) => bytesMatch(bytes, 0, 'RIFF') && bytesMatch(bytes, 8, 'WEBP'),
    size: webpSize,
  },
];

/** Common image formats that are not supported. */
function refusedType(bytes: Buffer): Message {
  if (bytesMatch(bytes, 0, 'GIF8')) return text('picture_gif');
  const start = bytes.toString('latin1', 0, 1024).toLowerCase();
  return start.includes('<svg') ? text('picture_svg') : text('picture_type');
}

function sizeProblem({ width, height }: Size): PictureProblem | null {
  const { minSide, maxSide } = pictureLimits;
  if (Math.min(width, height) >= minSide && Math.max(width, height) <= maxSide) return null;
  const problem = text('picture_size', { width, height, min: minSide, max: maxSide });
  return { error: 'picture_size', text: problem };
}

/** The message for a file above the limit. */
const tooLarge: PictureProblem = {
  error: 'file_too_large',
  text: text('file_too_large'),
};

/** Type and size according to the file's header, or why it is not a valid profile picture. */
export function inspectPicture(bytes: Buffer): Picture | { problem: PictureProblem } {
  if (bytes.length > pictureLimits.bytes) return { problem: tooLarge };
  const kind = kinds.find(({ is }) => is(bytes));
  if (!kind) return { problem: { error: 'picture_type', text: refusedType(bytes) } };
  const size = kind.size(bytes);
  if (!size) return { problem: { error: 'picture_broken', text: text('picture_broken') } };
  const problem = sizeProblem(size);
  return problem ? { problem } : { type: kind.type, ...size };
}
