import { z } from 'zod';
import type { PodLogLine, PodLogPosition } from '../../../providers/kubernetes/workloadsPort.ts';

/** Position in the merged logs of several pods: time, pod, and number among the lines of that time and pod. */
export interface LogCursor extends PodLogPosition {
  pod: string;
}

/** A line of a pod. */
export interface LogLine extends PodLogLine {
  pod: string;
}

/** Before every line. */
export const START: LogCursor = { at: '0000-00-00T00:00:00.000000000Z', n: -1, pod: '' };

/** Before every line that is written at this time or later. */
export function cursorAt(time: Date): LogCursor {
  return { at: `${time.toISOString().slice(0, -1)}000000Z`, n: -1, pod: '' };
}

/** The order of merged lines. */
export function compareCursors(a: LogCursor, b: LogCursor): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  if (a.pod !== b.pod) return a.pod < b.pod ? -1 : 1;
  return a.n - b.n;
}

/** The lines of this pod that come after the cursor are those after this position. */
export function positionIn(pod: string, { at, n, pod: own }: LogCursor): PodLogPosition {
  if (pod === own) return { at, n };
  return { at, n: pod < own ? Number.MAX_SAFE_INTEGER : -1 };
}

export function formatCursor({ at, n, pod }: LogCursor): string {
  return `${at}~${n}~${pod}`;
}

const PATTERN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z)~(-1|\d{1,9})~([a-z0-9.-]{0,253})$/;

/** A cursor in a query. */
export const cursorText = z
  .string()
  .regex(PATTERN)
  .transform((text): LogCursor => {
    const [, at = '', n = '', pod = ''] = PATTERN.exec(text) ?? [];
    return { at, n: Number(n), pod };
  });
