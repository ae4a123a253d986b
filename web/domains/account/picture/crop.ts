import { clamp } from '../../../lib/numbers.ts';

/** The square of a picture to keep: zoom, and position within the remaining space from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square in pixels of the picture. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Side of the square that is sent, in pixels. */
export const OUTPUT_SIDE = 512;
/** Fewer pixels would look blurred. */
const LEAST_SIDE = 64;
const MOST_ZOOM = 5;

/** The centre, with the full shorter side. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const shorter = ({ width, height }: Size) => Math.min(width, height);

/** Maximum zoom of this picture; 1 if it is so small that all of it is needed. */
export const zoomLimit = (size: Size): number => clamp(shorter(size) / LEAST_SIDE, 1, MOST_ZOOM);

/** The part of the picture that a crop covers. */
export function squareOf(size: Size, { zoom, x, y }: Crop): Square {
  const side = shorter(size) / zoom;
  return { left: x * (size.width - side), top: y * (size.height - side), side };
}

/** The crop with that centre (in pixels of the picture), limited by the edges. */
function around(size: Size, zoom: number, middle: { x: number; y: number }): Crop {
  const side = shorter(size) / zoom;
  const place = (at: number, length: number) => {
    const room = length - side;
    return room > 0 ? clamp(at - side / 2, 0, room) / room : 0.5;
  };
  return { zoom, x: place(middle.x, size.width), y: place(middle.y, size.height) };
}

/** Changes the zoom around the centre. */
export function zoomTo(size: Size, crop: Crop, zoom: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const next = clamp(zoom, 1, zoomLimit(size));
  return around(size, next, { x: left + side / 2, y: top + side / 2 });
}

/** Moves the square by fractions of its own side: 0.5 is half of the visible part. */
export function moveBy(size: Size, crop: Crop, across: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  return around(size, crop.zoom, { x: left + side * (0.5 + across), y: top + side * (0.5 + down) });
}
