/** Reconnecting takes a second or two after a restart of the platform; nobody has to know of that. */
const OUTAGE_MS = 5000;

/** Counts how long the live channel has been down, and calls `onOutage` when that is more than a short break. */
export class Outage {
  readonly #onOutage: () => void;
  readonly #afterMs: number;
  #timer: NodeJS.Timeout | null = null;
  #isOn = false;

  constructor(onOutage: () => void, afterMs = OUTAGE_MS) {
    this.#onOutage = onOutage;
    this.#afterMs = afterMs;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** The channel is down from now on. */
  start(): void {
    this.#timer ??= setTimeout(() => {
      this.#isOn = true;
      this.#onOutage();
    }, this.#afterMs).unref();
  }

  /** The channel is live, or not needed any more. */
  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isOn = false;
  }
}
