type Ended = (token: string) => void;

/** Listeners for the end of sessions and changes of their rights: sockets and live channels. */
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

  /** Call when the rights of this session have changed. */
  change(token: string): void {
    for (const listener of [...this.#changes]) listener(token);
  }

  /** Call when the platform no longer accepts this token or its user signed out. */
  end(token: string): void {
    for (const listener of [...this.#everyone]) listener(token);
  }
}

/** Expiry of a session token in milliseconds; null for API keys and invalid tokens. */
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
