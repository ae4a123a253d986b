/** A small file: its media type and its bytes. */
export interface Blob {
  type: string;
  bytes: Buffer;
}

/** Stores small files under keys chosen by the caller, such as `avatars/…`. */
export interface Blobs {
  /** Stores a blob, replacing that of the key. */
  put(key: string, blob: Blob): Promise<void>;
  /** Null if there is none. */
  get(key: string): Promise<Blob | null>;
  /** Does nothing if there is none. */
  delete(key: string): Promise<void>;
  /** Keys with the prefix that were stored before that time, in order. */
  storedBefore(prefix: string, moment: Date): Promise<string[]>;
}
