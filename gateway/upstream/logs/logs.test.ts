import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { comparePositions, formatCursor, parseCursor, type LogEntry, type LogLine } from './lines.ts';
import type { LogSource } from './sharedLog.ts';
import { SharedLogs } from './sharedLogs.ts';
import type { LogBatch, LogViewer } from './viewer.ts';

const line = (seconds: number, pod = 'web-1', n = 0): LogLine => ({
  pod,
  t: `2026-11-23T10:00:${String(seconds).padStart(2, '0')}.000000000Z`,
  n,
  text: `${pod} ${seconds} ${n}`,
});
const cursor = (seconds: number, pod?: string, n?: number) => formatCursor(line(seconds, pod, n));

/** A platform that has a log and sends what is added to it; `drop` breaks all streams. */
function fakePlatform(log: LogEntry[] = []) {
  const streams = new Set<{ entries: LogEntry[]; wake: () => void; fail: boolean }>();
  const opened: (string | null)[] = [];
  const isAfter = (entry: LogEntry, after: string | null) => {
    const position = after === null ? null : parseCursor(after);
    return 'turn' in entry || position === null || comparePositions(entry, position) > 0;
  };
  const source: LogSource = {
    async *open(after, signal) {
      opened.push(after);
      const stream = {
        entries: after === null ? [] : log.filter((one) => isAfter(one, after)),
        wake: () => {},
        fail: false,
      };
      streams.add(stream);
      signal.addEventListener('abort', () => stream.wake(), { once: true });
      try {
        while (!signal.aborted) {
          for (const entry of stream.entries.splice(0)) yield entry;
          if (stream.fail) throw new Error('lost');
          await new Promise<void>((resolve) => (stream.wake = resolve));
        }
      } finally {
        streams.delete(stream);
      }
    },
    async *read(after) {
      yield log.filter((one): one is LogLine => 'text' in one && isAfter(one, after));
    },
  };
  return {
    source,
    opened,
    streams,
    write: (...entries: LogEntry[]) => {
      log.push(...entries);
      for (const stream of streams) {
        stream.entries.push(...entries);
        stream.wake();
      }
    },
    drop: () => {
      for (const stream of streams) {
        stream.fail = true;
        stream.wake();
      }
    },
  };
}

const open: SharedLogs[] = [];
afterEach(() => {
  for (const logs of open.splice(0)) logs.close();
});
function sharedLogs(lingerMs?: number): SharedLogs {
  const logs = new SharedLogs({
    log: pino({ level: 'silent' }),
    ...(lingerMs === undefined ? {} : { lingerMs }),
  });
  open.push(logs);
  return logs;
}

/** Reads until there are so many lines. */
async function linesOf(viewer: LogViewer, count: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of viewer) {
    lines.push(...batch.lines.map(({ text }) => text));
    if (lines.length >= count) break;
  }
  return lines;
}

describe('a shared log', () => {
  it('is one stream for a thousand viewers, who all get every line', async () => {
    const platform = fakePlatform();
    const logs = sharedLogs();
    const watch = () => logs.watch('web', platform.source, { pods: null, after: null });
    const viewers = Array.from({ length: 1_000 }, watch);
    await eventually(() => expect(platform.streams.size).toBe(1));
    platform.write(line(1), line(2));
    const read = await Promise.all(viewers.map((viewer) => linesOf(viewer, 2)));
    expect(new Set(read.map((lines) => lines.join()))).toEqual(new Set(['web-1 1 0,web-1 2 0']));
    expect(platform.opened).toEqual([null]);
  });

  it('merges the lines of several pods by time', async () => {
    const platform = fakePlatform();
    const viewer = sharedLogs().watch('web', platform.source, { pods: null, after: null });
    await eventually(() => expect(platform.streams.size).toBe(1));
    platform.write(line(2, 'web-2'), line(1, 'web-1'), line(1, 'web-1', 1), line(1, 'web-0'));
    expect(await linesOf(viewer, 4)).toEqual(['web-0 1 0', 'web-1 1 0', 'web-1 1 1', 'web-2 2 0']);
  });

  it('repeats and skips nothing after its connection was lost', async () => {
    const platform = fakePlatform();
    const viewer = sharedLogs().watch('web', platform.source, { pods: null, after: parseCursor(cursor(0)) });
    const read = linesOf(viewer, 4);
    await eventually(() => expect(platform.streams.size).toBe(1));
    platform.write(line(8), line(9, 'web-2'));
    await eventually(() => expect([...platform.streams][0]?.entries).toEqual([]));
    platform.drop();
    await eventually(() => expect(platform.streams.size).toBe(0));
    // Written while there was no stream, one of it earlier than the newest known line.
    platform.write(line(8, 'web-3'), line(10));
    expect((await read).sort()).toEqual(['web-1 10 0', 'web-1 8 0', 'web-2 9 0', 'web-3 8 0']);
    expect(platform.opened).toHaveLength(2);
  });

  it('gives a viewer who comes back what it missed, from memory or from the platform', async () => {
    const platform = fakePlatform([line(1), line(2), line(3)]);
    const logs = sharedLogs();
    const first = logs.watch('web', platform.source, { pods: null, after: parseCursor(cursor(2)) });
    expect(await linesOf(first, 1)).toEqual(['web-1 3 0']);
    const again = logs.watch('web', platform.source, { pods: null, after: parseCursor(cursor(2)) });
    const older = logs.watch('web', platform.source, { pods: null, after: parseCursor(cursor(1)) });
    expect(await linesOf(again, 1)).toEqual(['web-1 3 0']);
    expect(await linesOf(older, 2)).toEqual(['web-1 2 0', 'web-1 3 0']);
    expect(platform.opened).toHaveLength(1);
  });

  it('shows a viewer only the pods it asked for', async () => {
    const platform = fakePlatform();
    const viewer = sharedLogs().watch('web', platform.source, { pods: ['web-2'], after: null });
    await eventually(() => expect(platform.streams.size).toBe(1));
    platform.write(line(1), line(2, 'web-2'));
    expect(await linesOf(viewer, 1)).toEqual(['web-2 2 0']);
  });

  it('leaves out the oldest lines for a slow viewer, and says how many', async () => {
    const platform = fakePlatform();
    const viewer = sharedLogs().watch('web', platform.source, { pods: null, after: null });
    await eventually(() => expect(platform.streams.size).toBe(1));
    const long = 'x'.repeat(300_000);
    platform.write(
      ...Array.from({ length: 9 }, (_, n) => ({ ...line(1, 'web-1', n), text: `${n} ${long}` })),
    );
    const read: LogBatch[] = [];
    await eventually(async () => {
      const { value } = (await viewer.next()) as IteratorYieldResult<LogBatch>;
      read.push(value);
      expect(value.lines.at(-1)?.text[0]).toBe('8');
    });
    const [dropped, got] = [
      read.reduce((sum, one) => sum + one.dropped, 0),
      read.flatMap(({ lines }) => lines),
    ];
    expect(dropped).toBeGreaterThan(0);
    expect(dropped + got.length).toBe(9);
  });

  it('leaves out the oldest lines for a viewer who was away for long, and says how many of its pods', async () => {
    const numbered = (pod: string, t: string, count: number) =>
      Array.from({ length: count }, (_, n) => ({ pod, t, n, text: `${pod} ${n}` }));
    const { t: start } = line(1);
    const platform = fakePlatform([
      ...numbered('web-1', start, 12_000),
      ...numbered('web-2', line(2).t, 12_000),
      line(3),
    ]);
    const logs = sharedLogs();
    const first = logs.watch('web', platform.source, { pods: null, after: parseCursor(cursor(2, 'web-3')) });
    expect(await linesOf(first, 1)).toEqual(['web-1 3 0']);
    const back = logs.watch('web', platform.source, { pods: ['web-1'], after: parseCursor(cursor(0)) });
    const { value } = (await back.next()) as IteratorYieldResult<LogBatch>;
    expect([value.dropped, value.lines.length]).toEqual([2_001, 10_000]);
    expect(value.lines.at(-1)?.text).toBe('web-1 3 0');
  });

  it('is not read to its end for a viewer who has left', async () => {
    let pages = 0;
    let isDone = false;
    const { source } = fakePlatform();
    const endless: LogSource = {
      ...source,
      async *read() {
        try {
          for (; pages < 1_000; pages += 1) yield [line(1, 'web-1', pages)];
        } finally {
          isDone = true;
        }
      },
    };
    const logs = sharedLogs();
    const watch = (after: number) =>
      logs.watch('web', endless, { pods: null, after: parseCursor(cursor(after)) });
    watch(2);
    await watch(1).return();
    await eventually(() => expect(isDone).toBe(true));
    expect(pages).toBeLessThan(10);
  });

  it('stays open for a while after its last viewer has left', async () => {
    const platform = fakePlatform();
    const logs = sharedLogs(200);
    const watch = () => logs.watch('web', platform.source, { pods: null, after: null });
    await watch().return();
    const second = watch();
    await eventually(() => expect(platform.opened).toHaveLength(1));
    await second.return();
    await eventually(() => expect(logs.size).toBe(0));
    await eventually(() => expect(platform.streams.size).toBe(0));
  });
});
