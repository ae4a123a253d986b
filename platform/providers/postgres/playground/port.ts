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
 * loopback port. One session at a time, no TLS, every user is the superuser, and one database.
 */
export interface Playground {
  /** Null unless the database runs. */
  addressOf(id: string): PlaygroundAddress | null;
  /** Runs exactly these databases; the others stop and keep their files. */
  run(databases: readonly PlaygroundDatabase[]): Promise<void>;
  /** Snapshots of what changed since the last ones, as of that moment. */
  snapshot(moment: Date): Promise<void>;
  /** Deletes the files of all databases but these. */
  keep(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Platforms without it. */
export const noPlayground: Playground = {
  addressOf: () => null,
  run: async () => {},
  snapshot: async () => {},
  keep: async () => {},
  close: async () => {},
};
