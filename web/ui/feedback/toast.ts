import type { ReactNode } from 'react';
import { Emitter } from '../../lib/emitter.ts';

export interface ToastOptions {
  /** What happened, or what failed. */
  title: string;
  /** What to do about it; two lines are shown. */
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; errors stay until dismissed. */
  duration?: number;
  /** Closes the toast when aborted. */
  signal?: AbortSignal;
}

/** How long a removal can be undone. */
export const UNDO_MS = 8_000;

export type ToastTone = 'success' | 'info' | 'error';
export interface ToastRequest extends ToastOptions {
  tone: ToastTone;
}

type Sink = (request: ToastRequest) => void;

let sink: Sink | undefined;
let waiting: ToastRequest[] = [];
const queued = new Emitter();

function show(request: ToastRequest): void {
  if (sink) return sink(request);
  waiting.push(request);
  queued.emit();
}

/** Toasts for background results. A failed form must not show only a toast. */
export const toast = {
  success: (options: ToastOptions) => show({ ...options, tone: 'success' }),
  info: (options: ToastOptions) => show({ ...options, tone: 'info' }),
  error: (options: ToastOptions) => show({ ...options, tone: 'error' }),
};

/** Whether a toast was requested before the region was loaded; for `useSyncExternalStore`. */
export const firstToast = {
  subscribe: queued.subscribe,
  isWanted: () => waiting.length > 0,
};

/** Called by the loaded region, which receives the queued toasts and all later ones. */
export function connectToasts(next: Sink): () => void {
  sink = next;
  const requests = waiting;
  waiting = [];
  for (const request of requests) next(request);
  return () => {
    sink = undefined;
  };
}
