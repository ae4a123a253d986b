/** A database that the playground should run. */
export interface PlaygroundDatabase {
  id: string;
  username: string;
  password: string;
  /** Of a restored one: it starts with the newest snapshot of the source up to that time; null: the newest one. */
  source: { id: string; targetTime: Date | null } | null;
}

export interface PlaygroundAddress {
  host: string;
  port: number;
}

/**
 * Real PostgreSQL servers for databases of the embedded cluster, for trying out: PGlite in a process of its own, on a
 * loopback port. One session at a time, no TLS, one user with the rights of a superuser, and one database.
 */
export interface Playground {
  /** Null unless the database runs. */
  addressOf(id: string): PlaygroundAddress | null;
  /** Whether the last attempt to start the database failed; it is not repeated until `run` was called without it. */
  hasFailed(id: string): boolean;
  /** Runs exactly these databases; the others stop and keep their files. Rejects if one cannot be started. */
  run(databases: readonly PlaygroundDatabase[]): Promise<void>;
  /**
   * Snapshots of those of these databases that run and have changed, as of that moment. Leaves out one that is still
   * being saved, because its session runs a long statement.
   */
  snapshot(ids: readonly string[], moment: Date): Promise<void>;
  /** Deletes the files of all databases but these. */
  keep(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Platforms without it. */
export const noPlayground: Playground = {
  addressOf: () => null,
  hasFailed: () => false,
  run: async () => {},
  snapshot: async () => {},
  keep: async () => {},
  close: async () => {},
};
