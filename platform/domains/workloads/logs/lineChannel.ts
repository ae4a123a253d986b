/** Text that waits for a slow reader before writers have to wait. */
const MOST_LENGTH = 2 ** 20;
/** An empty line after silence shows both ends that the connection lives. */
const HEARTBEAT_MS = 15_000;

/** Lines of several writers for one reader, who gets all that wait at once. */
export class LineChannel {
  #waiting: string[] = [];
  #length = 0;
  #isOver = false;
  #failure: Error | null = null;
  #wakeReader: (() => void) | null = null;
  #wakeWriters: (() => void)[] = [];

  /** Resolves once there is room again. */
  async write(line: string): Promise<void> {
    if (this.#isOver) return;
    this.#waiting.push(`${line}\n`);
    this.#length += line.length;
    this.#wakeReader?.();
    if (this.#length > MOST_LENGTH) await new Promise<void>((resolve) => this.#wakeWriters.push(resolve));
  }

  /** Ends the channel after what waits; with an error it rejects the reader instead. */
  end(failure: unknown = null): void {
    this.#isOver = true;
    if (failure !== null)
      this.#failure ??= failure instanceof Error ? failure : new Error('the log ended', { cause: failure });
    this.#wakeReader?.();
    this.#release();
  }

  async *read(): AsyncGenerator<string> {
    // The response begins with its first text.
    yield '\n';
    for (;;) {
      if (this.#failure !== null) throw this.#failure;
      const text = this.#waiting.join('');
      this.#waiting = [];
      this.#length = 0;
      this.#release();
      if (text !== '') yield text;
      else if (this.#isOver) return;
      else if (!(await this.#news())) yield '\n';
    }
  }

  #release(): void {
    for (const wake of this.#wakeWriters.splice(0)) wake();
  }

  /** False when nothing has happened for a while. */
  #news(): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (isNews: boolean) => {
        clearTimeout(timer);
        this.#wakeReader = null;
        resolve(isNews);
      };
      const timer = setTimeout(() => done(false), HEARTBEAT_MS).unref();
      this.#wakeReader = () => done(true);
    });
  }
}
