import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../../ui/layout/primitives.ts';
import { moveBy, OUTPUT_SIDE, type Crop } from './crop.ts';
import { drawSquare } from './pictureFile.ts';

/** Fractions of the visible square per arrow key, without and with Shift. */
const STEP = 0.05;
const LEAP = 0.25;
/** A pointer that moved less than this was a click. */
const CLICK_PX = 4;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropStageProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly describedBy: string;
}

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly crop: Crop;
  isDrag: boolean;
}

/** The square to keep, moved over the picture by drag, click or key. It shows exactly what is sent. */
export function CropStage({ picture, crop, onChange, canvas, stage, describedBy }: CropStageProps) {
  const { t } = useTranslation('account');
  const grip = useRef<Grip>(undefined);
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [canvas, picture, crop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : STEP;
    onChange(moveBy(picture, crop, arrow[0] * step, arrow[1] * step));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, crop, isDrag: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = grip.current;
    if (!start) return;
    const [across, down] = [start.x - event.clientX, start.y - event.clientY];
    start.isDrag ||= Math.hypot(across, down) >= CLICK_PX;
    const { width } = event.currentTarget.getBoundingClientRect();
    if (start.isDrag) onChange(moveBy(picture, start.crop, across / width, down / width));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const start = grip.current;
    grip.current = undefined;
    if (!start || start.isDrag) return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    onChange(
      moveBy(picture, crop, (event.clientX - left) / width - 0.5, (event.clientY - top) / width - 0.5),
    );
  };
  const [x, y] = [Math.round(crop.x * 100), Math.round(crop.y * 100)];
  return (
    <Box
      ref={stage}
      role="slider"
      tabIndex={0}
      aria-roledescription={t('crop.kind')}
      aria-label={t('crop.stage')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={t('crop.place', { x, y })}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (grip.current = undefined)}
      position="relative"
      w="min(18rem, 100%)"
      aspectRatio="1"
      mx="auto"
      overflow="hidden"
      borderRadius="lg"
      bg="bg.subtle"
      cursor="grab"
      touchAction="none"
      _active={{ cursor: 'grabbing' }}
      css={{ '& canvas': { display: 'block', width: '100%', height: '100%' } }}
    >
      <canvas ref={canvas} width={OUTPUT_SIDE} height={OUTPUT_SIDE} aria-hidden />
      <Box
        position="absolute"
        inset="0"
        borderRadius="full"
        boxShadow="0 0 0 20rem rgb(0 0 0 / 0.5), inset 0 0 0 2px rgb(255 255 255 / 0.9)"
        pointerEvents="none"
      />
    </Box>
  );
}
