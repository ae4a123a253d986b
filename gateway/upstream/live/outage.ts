/** Reconnecting after a restart of the platform takes one or two seconds, which readers need not notice. */
const OUTAGE_MS = 5000;

/** Calls `onOutage` when the live channel has been down longer than a short break. */
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

  /** Call when the channel goes down. */
  start(): void {
    this.#timer ??= setTimeout(() => {
      this.#isOn = true;
      this.#onOutage();
    }, this.#afterMs).unref();
  }

  /** Call when the channel is live again or no longer needed. */
  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isOn = false;
  }
}
