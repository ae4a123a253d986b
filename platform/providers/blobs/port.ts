/** A small file: its media type and its bytes. */
export interface Blob {
  type: string;
  bytes: Buffer;
}

/** Keeps small files under keys of the caller's making, such as `avatars/…`. */
export interface Blobs {
  /** Stores it, in place of what had that key. */
  put(key: string, blob: Blob): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Blob | null>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Keys that begin with the prefix and were stored before that moment, in order. */
  storedBefore(prefix: string, moment: Date): Promise<string[]>;
}
