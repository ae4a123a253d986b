type Ended = (token: string) => void;

/** Who wants to know when a session ends or its rights change: its sockets, its live channel. */
export class Sessions {
  readonly #everyone = new Set<Ended>();
  readonly #changes = new Set<Ended>();

  onAnyEnd(listener: Ended): () => void {
    this.#everyone.add(listener);
    return () => this.#everyone.delete(listener);
  }

  onAnyChange(listener: Ended): () => void {
    this.#changes.add(listener);
    return () => this.#changes.delete(listener);
  }

  /** Says that the owner of this token may do other things than before. */
  change(token: string): void {
    for (const listener of [...this.#changes]) listener(token);
  }

  /** Says that the platform no longer accepts this token, or that its owner signed out. */
  end(token: string): void {
    for (const listener of [...this.#everyone]) listener(token);
  }
}

/** When a session token says it expires, in milliseconds; null for API keys and anything that is no JWT. */
export function expiryOf(token: string): number | null {
  const claims = token.split('.')[1];
  if (claims === undefined) return null;
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
