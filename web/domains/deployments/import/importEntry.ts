/** How a value was written: blanks of bare values may be trimmed, and a literal one is never changed. */
export type Origin = 'bare' | 'escaped' | 'literal';

/** Why an entry has no value that could be imported. */
export type EntryProblem = 'noValue' | 'unclosed' | 'trailing' | 'binary' | 'reference';

export interface ImportEntry {
  readonly name: string;
  readonly value: string;
  readonly origin: Origin;
  /** It contains `$NAME` or `${NAME}`, which is kept as it is. */
  readonly hasReference?: boolean;
  readonly problem?: EntryProblem;
}

/** What holds variables in a file: the file itself, or one of its services, objects and containers. */
export interface ImportSource {
  readonly kind: 'file' | 'service' | 'configMap' | 'secret' | 'container';
  readonly name: string;
  readonly entries: readonly ImportEntry[];
  /** Files and objects that it takes further variables from, which are not read. */
  readonly unread: readonly string[];
}

export type ImportFormat = 'env' | 'json' | 'yaml';

export type ReadResult =
  | { readonly ok: true; readonly format: ImportFormat; readonly sources: readonly ImportSource[] }
  | {
      readonly ok: false;
      readonly format: ImportFormat;
      readonly reason: 'syntax' | 'aliases' | 'depth' | 'nothing';
      /** Message of the YAML library, in English. */
      readonly detail?: string;
    };
