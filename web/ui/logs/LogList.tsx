import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle, useLayoutEffect, type Ref, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogLine } from './logLine.ts';
import { LogRow, type LogRowProps } from './LogRow.tsx';
import type { LogSettings } from './settings.ts';

/** Rows up to which all are in the page, so that the browser's own search finds them. */
export const MOST_PLAIN = 1_000;
/** The newest lines that a list which follows its end holds: all of them would be laid out again with each batch. */
const MOST_FOLLOWED = 1_000;
const ROW_HEIGHT = 20;
/** What lies below and above the rows in the scroller. */
const NEAR_END = 60;

export interface LogListHandle {
  scrollTo: (index: number) => void;
}

export interface LogListProps {
  lines: readonly LogLine[];
  version: number;
  pattern: RegExp | null;
  settings: Pick<LogSettings, 'times' | 'isWrapped'>;
  /** Index of the colour by pod; null when there is only one pod. */
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
  const { lines, isFollowing } = props;
  if (lines.length <= MOST_PLAIN) return <PlainRows {...props} />;
  return <VirtualRows {...props} lines={isFollowing ? lines.slice(-MOST_FOLLOWED) : lines} />;
}

function useRow({ pattern, settings, colours, current, onLink }: LogListProps) {
  const { t } = useTranslation('logs');
  const linkLabel = t('linkTo');
  return (line: LogLine): LogRowProps => ({
    line,
    pattern,
    times: settings.times,
    podColour: colours?.get(line.pod) ?? null,
    isCurrent: line.id === current,
    onLink,
    linkLabel,
    t,
  });
}

/** Stays at the end while it is followed, also when rows turn out to be of another height. */
function useFollowedEnd({ version, scroller, isFollowing }: LogListProps, size?: number) {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (isFollowing && box) box.scrollTo({ top: box.scrollHeight });
  }, [version, size, isFollowing, scroller]);
}

function PlainRows(props: LogListProps) {
  const { lines, scroller, ref } = props;
  const row = useRow(props);
  useFollowedEnd(props);
  useImperativeHandle(ref, () => ({
    scrollTo: (index) =>
      scroller.current?.querySelectorAll('.log-row')[index]?.scrollIntoView({ block: 'center' }),
  }));
  return lines.map((line) => <LogRow key={line.id} {...row(line)} />);
}

/** Most rows have the estimated height, so a new one is not measured before the browser lays it out anyway. */
function measureAfterLayout(
  element: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<HTMLDivElement, HTMLDivElement>,
): number {
  if (entry) return measureElement(element, entry, rows);
  return rows.itemSizeCache.get(rows.options.getItemKey(rows.indexFromElement(element))) ?? ROW_HEIGHT;
}

function VirtualRows(props: LogListProps) {
  const { lines, scroller, ref } = props;
  const row = useRow(props);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    measureElement: measureAfterLayout,
    getItemKey: useCallback((index: number) => lines[index]?.id ?? index, [lines]),
    overscan: 10,
    anchorTo: 'end',
    scrollEndThreshold: NEAR_END,
  });
  useImperativeHandle(ref, () => ({ scrollTo: (index) => rows.scrollToIndex(index, { align: 'center' }) }));
  const size = rows.getTotalSize();
  useFollowedEnd(props, size);
  const items = rows.getVirtualItems();
  return (
    <div style={{ height: size, position: 'relative' }}>
      <div
        style={{
          position: 'absolute',
          insetInlineStart: 0,
          minWidth: '100%',
          transform: `translateY(${items[0]?.start ?? 0}px)`,
        }}
      >
        {items.map(({ index, key }) => {
          const line = lines[index];
          return line ? (
            <div key={key} data-index={index} ref={rows.measureElement}>
              <LogRow {...row(line)} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
