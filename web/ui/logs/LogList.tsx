import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import type { LogLine } from './logLine.ts';
import { LogRow } from './LogRow.tsx';
import type { LogSettings } from './settings.ts';

/** Rows up to which all are in the page, so that the browser's own search finds them. */
const MOST_PLAIN = 1_000;
const ROW_HEIGHT = 20;

export interface LogListHandle {
  scrollTo: (index: number) => void;
}

export interface LogListProps {
  lines: readonly LogLine[];
  version: number;
  pattern: RegExp | null;
  settings: Pick<LogSettings, 'times' | 'isWrapped'>;
  /** Colour by pod; null when there is only one pod. */
  colours: ReadonlyMap<string, number> | null;
  /** Id of the line that is marked. */
  current: string | null;
  scroller: RefObject<HTMLDivElement | null>;
  isFollowing: boolean;
  onLink: (line: LogLine) => void;
  ref: Ref<LogListHandle>;
}

/** The rows of a log. Follows the end, and keeps the position when older lines are added. */
export function LogList(props: LogListProps) {
  const { lines, version, scroller, isFollowing } = props;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (isFollowing && box) box.scrollTo({ top: box.scrollHeight });
  }, [version, isFollowing, scroller]);
  return lines.length > MOST_PLAIN ? <VirtualRows {...props} /> : <PlainRows {...props} />;
}

function rowProps({ pattern, settings, colours, current, onLink }: LogListProps, line: LogLine) {
  return {
    line,
    pattern,
    times: settings.times,
    podColour: colours?.get(line.pod) ?? null,
    isCurrent: line.id === current,
    onLink,
  };
}

function PlainRows(props: LogListProps) {
  const { lines, scroller, ref } = props;
  useImperativeHandle(ref, () => ({
    scrollTo: (index) =>
      scroller.current?.querySelectorAll('.log-row')[index]?.scrollIntoView({ block: 'center' }),
  }));
  return lines.map((line) => <LogRow key={line.id} {...rowProps(props, line)} />);
}

function VirtualRows(props: LogListProps) {
  const { lines, scroller, isFollowing, version, ref } = props;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 20,
  });
  useImperativeHandle(ref, () => ({ scrollTo: (index) => rows.scrollToIndex(index, { align: 'center' }) }));
  const first = useRef<{ id: string | undefined; size: number }>({ id: undefined, size: 0 });
  const size = rows.getTotalSize();
  useLayoutEffect(() => {
    const box = scroller.current;
    const { id, size: before } = first.current;
    // Older lines were added: what is on screen must not move.
    if (
      box &&
      id !== undefined &&
      id !== lines[0]?.id &&
      size > before &&
      !isFollowing &&
      box.scrollTop < size
    )
      box.scrollBy({ top: lines.some((line) => line.id === id) ? size - before : 0 });
    first.current = { id: lines[0]?.id, size };
  }, [version, size, lines, scroller, isFollowing]);
  useEffect(() => {
    // Rows were measured after the first drawing.
    if (isFollowing) rows.scrollToIndex(lines.length - 1, { align: 'end' });
  }, [version, size, isFollowing, rows, lines]);
  return (
    <div style={{ height: size, position: 'relative' }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index];
        return line ? (
          <div
            key={key}
            data-index={index}
            ref={rows.measureElement}
            style={{
              position: 'absolute',
              top: 0,
              insetInlineStart: 0,
              minWidth: '100%',
              transform: `translateY(${start}px)`,
            }}
          >
            <LogRow {...rowProps(props, line)} />
          </div>
        ) : null;
      })}
    </div>
  );
}
