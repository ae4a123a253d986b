/** A list of listeners, so that a module can notify others without importing them. */
export class Emitter<Value = void> {
  private readonly listeners = new Set<(value: Value) => void>();

  /** Adds a listener and returns the function that removes it. */
  readonly subscribe = (listener: (value: Value) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly emit = (value: Value): void => {
    for (const listener of [...this.listeners]) listener(value);
  };
}
