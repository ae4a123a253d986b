import type { ReactNode } from 'react';

export interface ToastOptions {
  /** What happened, or what failed. */
  title: string;
  /** What to do about it; two lines are shown. */
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; errors stay until dismissed. */
  duration?: number;
}

export type ToastTone = 'success' | 'info' | 'error';
export interface ToastRequest extends ToastOptions {
  tone: ToastTone;
}

type Sink = (request: ToastRequest) => void;

let sink: Sink | undefined;
let waiting: ToastRequest[] = [];
const wakers = new Set<() => void>();

function show(request: ToastRequest): void {
  if (sink) return sink(request);
  waiting.push(request);
  for (const wake of wakers) wake();
}

/** Background results. A failed form never answers with only a toast. */
export const toast = {
  success: (options: ToastOptions) => show({ ...options, tone: 'success' }),
  info: (options: ToastOptions) => show({ ...options, tone: 'info' }),
  error: (options: ToastOptions) => show({ ...options, tone: 'error' }),
};

/** Whether somebody asked for a toast before the region was loaded; for `useSyncExternalStore`. */
export const firstToast = {
  subscribe: (wake: () => void): (() => void) => {
    wakers.add(wake);
    return () => wakers.delete(wake);
  },
  isWanted: () => waiting.length > 0,
};

/** The loaded region takes over: it gets what was waiting and everything after. */
export function connectToasts(next: Sink): () => void {
  sink = next;
  const queued = waiting;
  waiting = [];
  for (const request of queued) next(request);
  return () => {
    sink = undefined;
  };
}
