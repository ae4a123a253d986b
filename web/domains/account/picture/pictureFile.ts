import { OUTPUT_SIDE, squareOf, type Crop } from './crop.ts';

/** Limit of the chosen file. It is higher than the limit of uploads, because only a small square is sent. */
export const pictureLimits = { megabytes: 10, side: 64, types: ['image/png', 'image/jpeg', 'image/webp'] };

/** Larger sides only cost memory for a square of 512 pixels. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.9;

type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'tooSmall';
type Opened = { readonly picture: ImageBitmap } | { readonly problem: PictureProblem };

async function shrink(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = LONGEST_SIDE / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const resizeWidth = Math.max(Math.round(bitmap.width * scale), 1);
  const resizeHeight = Math.max(Math.round(bitmap.height * scale), 1);
  try {
    return await createImageBitmap(bitmap, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  } finally {
    bitmap.close();
  }
}

/** Decodes a file as a picture with its orientation applied, or returns why it cannot. */
export async function openPicture(file: File): Promise<Opened> {
  if (!pictureLimits.types.includes(file.type)) return { problem: 'wrongType' };
  if (file.size > pictureLimits.megabytes * 1024 * 1024) return { problem: 'tooLarge' };
  try {
    const bitmap = await createImageBitmap(file);
    if (Math.min(bitmap.width, bitmap.height) < pictureLimits.side) {
      bitmap.close();
      return { problem: 'tooSmall' };
    }
    return { picture: await shrink(bitmap) };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Draws the square as it will be sent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, OUTPUT_SIDE, OUTPUT_SIDE);
  context.drawImage(picture, left, top, side, side, 0, 0, OUTPUT_SIDE, OUTPUT_SIDE);
}

/** The drawn square as a file: WebP, or PNG if the browser cannot write WebP. It contains no metadata. */
export function encodeSquare(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not write the picture.'))),
      'image/webp',
      QUALITY,
    );
  });
}
