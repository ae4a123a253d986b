/** How a command ended: its exit code, or null and the reason when it could not be started. */
export interface ExecExit {
  code: number | null;
  message: string;
}

/** Something that a command wrote, or its end, which comes last. */
export type ExecEvent = { stream: 'stdout' | 'stderr'; data: Uint8Array } | { exit: ExecExit };

export interface TerminalSize {
  columns: number;
  rows: number;
}

/** A command that runs in a container. */
export interface ExecSession {
  /** Rejects with KubernetesError when the connection breaks. Not reading makes the command wait. */
  readonly events: AsyncIterable<ExecEvent>;
  /** Input of the command; resolves once the connection has taken it. */
  write(data: Uint8Array): Promise<void>;
  resize(size: TerminalSize): Promise<void>;
  /** Ends the connection; the server then ends the command. */
  close(): void;
}
