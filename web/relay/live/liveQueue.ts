import { clamp } from '../../lib/numbers.ts';

/** Maximum time in milliseconds for which events may block the page, rendering included. */
const SLICE_MS = 10;
/** The duration of one frame on a usual display. */
const FRAME_MS = 16;
/** Fixed cost of a slice, excluded from the cost per event; otherwise slices would shrink to one event. */
const FEWEST = 6;
const MOST = 100;

/** How the queue schedules its work; replaced in tests. */
export interface Pace {
  /** Runs the callback after pending tasks, rendering included. */
  readonly afterDrawing: (run: () => void) => void;
  readonly later: (run: () => void, ms: number) => void;
  readonly now: () => number;
  /** A hidden tab throttles timers and does not render, so everything queued can be delivered at once. */
  readonly isHidden: () => boolean;
}

/** React renders in the task of the message, so a message posted afterwards arrives when it has rendered. */
function browserPace(): Pace {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return {
    afterDrawing: (run) => {
      waiting.push(run);
      port2.postMessage(null);
    },
    later: (run, ms) => void setTimeout(run, ms),
    now: () => performance.now(),
    isHidden: () => document.visibilityState === 'hidden',
  };
}

/**
 * Delivers WebSocket messages in order. A single event is delivered immediately; of a burst, as many per slice as can
 * be rendered in one frame, with one store notification per slice. Results, errors and completions share the queue, so
 * none overtakes another.
 */
export class LiveQueue {
  private readonly waiting: (() => void)[] = [];
  private isUnderWay = false;
  private size = FEWEST;

  constructor(
    /** Runs a slice in one store notification. */
    private readonly together: (run: () => void) => void = (run) => run(),
    private readonly pace: Pace = browserPace(),
  ) {}

  readonly push = (deliver: () => void): void => {
    this.waiting.push(deliver);
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    this.pace.afterDrawing(this.takeSlice);
  };

  private readonly takeSlice = (): void => {
    const { pace, waiting } = this;
    const began = pace.now();
    const count = Math.min(waiting.length, pace.isHidden() ? Infinity : this.size);
    // Dequeue before delivering: a delivery that throws must neither block the queue nor be repeated.
    const deliver = () => {
      for (let i = 0; i < count; i += 1) waiting.shift()?.();
    };
    try {
      this.together(deliver);
    } finally {
      pace.afterDrawing(() => this.goOn(pace.now() - began, count));
    }
  };

  private goOn(took: number, count: number): void {
    const fitting = Math.round((count * SLICE_MS) / Math.max(took, 1));
    // A few fast events are not a reliable measurement.
    if (count >= this.size || fitting < this.size)
      this.size = clamp(fitting, FEWEST, Math.min(this.size * 2, MOST));
    this.pace.later(
      () => {
        if (this.waiting.length > 0) this.takeSlice();
        else this.isUnderWay = false;
      },
      Math.max(0, FRAME_MS - took),
    );
  }
}
