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

/** Toasts for background results. A failed form must not show only a toast. */
export const toast = {
  success: (options: ToastOptions) => show({ ...options, tone: 'success' }),
  info: (options: ToastOptions) => show({ ...options, tone: 'info' }),
  error: (options: ToastOptions) => show({ ...options, tone: 'error' }),
};

/** Whether a toast was requested before the region was loaded; for `useSyncExternalStore`. */
export const firstToast = {
  subscribe: (wake: () => void): (() => void) => {
    wakers.add(wake);
    return () => wakers.delete(wake);
  },
  isWanted: () => waiting.length > 0,
};

/** Called by the loaded region, which receives the queued toasts and all later ones. */
export function connectToasts(next: Sink): () => void {
  sink = next;
  const queued = waiting;
  waiting = [];
  for (const request of queued) next(request);
  return () => {
    sink = undefined;
  };
}
