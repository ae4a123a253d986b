import { clamp } from '../lib/numbers.ts';

/** How long events may keep the page from answering, drawing included; milliseconds. */
const SLICE_MS = 10;
/** One picture of a usual screen; more often nobody could see it. */
const FRAME_MS = 16;
/** What a slice costs before its first event would make it smaller and smaller. */
const FEWEST = 6;
const MOST = 100;

/** How a queue waits; replaced by tests. */
export interface Pace {
  /** Runs this after what is due already, drawing included. */
  readonly afterDrawing: (run: () => void) => void;
  readonly later: (run: () => void, ms: number) => void;
  readonly now: () => number;
  /** Nobody looks, timers hardly run, and nothing is drawn: all that waits may be taken at once. */
  readonly isHidden: () => boolean;
}

/** React draws in the task of a message: a message sent after its own comes when it has drawn. */
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
 * What comes over the live channel, in its order. One event is delivered at once; of many only as many as the page can
 * draw in one picture, with one notice to whoever reads the store, and then those that came meanwhile. Results, errors
 * and ends all wait here, so that none overtakes another.
 */
export class LiveQueue {
  private readonly waiting: (() => void)[] = [];
  private isUnderWay = false;
  private size = FEWEST;

  constructor(
    /** Runs a slice so that readers of the store hear of it once. */
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
    // What has been delivered leaves first: a failure must not hold up what comes after it, nor repeat it.
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
    // A few quick events say little about many.
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
