import { moveBy, squareOf, wholeCrop, zoomLimit, zoomTo } from './crop.ts';

const wide = { width: 400, height: 200 };
const square = { width: 300, height: 300 };

describe('the crop of a picture', () => {
  it('starts with the centre of the full shorter side', () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf({ width: 200, height: 400 }, wholeCrop)).toEqual({ left: 0, top: 100, side: 200 });
  });

  it('moves by fractions of itself and stops at the edges', () => {
    expect(squareOf(wide, moveBy(wide, wholeCrop, 0.25, 0.25))).toEqual({ left: 150, top: 0, side: 200 });
    expect(squareOf(wide, moveBy(wide, wholeCrop, 9, 9))).toEqual({ left: 200, top: 0, side: 200 });
    expect(squareOf(wide, moveBy(wide, wholeCrop, -9, -9))).toEqual({ left: 0, top: 0, side: 200 });
  });

  it('zooms around its centre', () => {
    const near = zoomTo(square, wholeCrop, 2);
    expect(squareOf(square, near)).toEqual({ left: 75, top: 75, side: 150 });
    expect(squareOf(square, zoomTo(square, near, 1))).toEqual({ left: 0, top: 0, side: 300 });
  });

  it('stays inside the picture when zooming out at an edge', () => {
    const corner = moveBy(square, zoomTo(square, wholeCrop, 3), 9, 9);
    expect(squareOf(square, corner)).toEqual({ left: 200, top: 200, side: 100 });
    expect(squareOf(square, zoomTo(square, corner, 1))).toEqual({ left: 0, top: 0, side: 300 });
  });

  it('keeps at least 64 pixels, and a fifth of the picture', () => {
    expect(zoomLimit({ width: 5000, height: 4000 })).toBe(5);
    expect(zoomLimit({ width: 500, height: 128 })).toBe(2);
    expect(zoomLimit({ width: 64, height: 64 })).toBe(1);
    expect(zoomTo(wide, wholeCrop, 99).zoom).toBe(zoomLimit(wide));
    expect(zoomTo(wide, wholeCrop, 0).zoom).toBe(1);
  });
});
