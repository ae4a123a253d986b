/** What the platform sends to the process of a database. */
export type Order =
  | {
      kind: 'start';
      folder: string;
      snapshot: string | null;
      port: number;
      username: string;
      password: string;
    }
  | { kind: 'password'; password: string }
  /** Written to the file, unless nothing changed since the last one. */
  | { kind: 'snapshot'; file: string };

/** What it answers, once per order; a password has no answer. */
export type Answer =
  | { kind: 'listening'; port: number }
  | { kind: 'saved' }
  | { kind: 'failed'; reason: string };
