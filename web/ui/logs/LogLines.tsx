import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Box, Flex, Text } from '../layout/primitives.ts';
import { Skeleton } from '../status/Skeleton.tsx';
import { LogBox } from './LogBox.tsx';
import type { LogBuffer } from './logBuffer.ts';
import type { LogLine } from './logLine.ts';
import { LogList, MOST_PLAIN, type LogListHandle } from './LogList.tsx';
import { POD_COLOURS } from './podColours.ts';
import type { LogView } from './logView.ts';
import type { LogViewerProps } from './LogViewer.tsx';
import type { Following } from './useFollowing.ts';
import { useLogVersion } from './useLogView.ts';

export interface LogLinesProps {
  viewer: LogViewerProps;
  view: LogView;
  pattern: RegExp | null;
  /** Id of the marked match. */
  current: string | null;
  scroller: RefObject<HTMLDivElement | null>;
  list: RefObject<LogListHandle | null>;
  following: Following;
  onLink: (line: LogLine) => void;
}

/** Number of lines appended since following stopped, or since another buffer is shown. */
function useNewLineCount(buffer: LogBuffer, isFollowing: boolean): number {
  const [seen, setSeen] = useState<{ buffer: LogBuffer; appended: number } | null>(null);
  if (isFollowing && seen) setSeen(null);
  if (!isFollowing && seen?.buffer !== buffer) setSeen({ buffer, appended: buffer.appended });
  return seen?.buffer === buffer ? buffer.appended - seen.appended : 0;
}

/** The part of a viewer that is drawn again with each batch of lines. */
export function LogLines(props: LogLinesProps) {
  const { viewer, view, pattern, current, scroller, list, following, onLink } = props;
  const { buffer, settings, pods, status } = viewer;
  const { t } = useTranslation('logs');
  const version = useLogVersion(view);
  const newLines = useNewLineCount(buffer, following.isFollowing);
  const isEmpty = buffer.lines.length === 0;
  // Drawn again with the scroller: rows that are laid out by it can't be scrolled to before they know it.
  const [hasScroller, setHasScroller] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the scroller exists after the layout that this waits for
  useLayoutEffect(() => setHasScroller(!isEmpty), [isEmpty]);
  useGoToLine(hasScroller ? settings.line : null, view.shown, version, list);
  const colours = useMemo(
    () =>
      pods.length > 1 ? new Map(pods.map(({ name }, index) => [name, index % POD_COLOURS.length])) : null,
    [pods],
  );
  return (
    <>
      {isEmpty ? (
        <Empty {...viewer} />
      ) : (
        <Box position="relative">
          <LogBox
            ref={scroller}
            role="log"
            aria-live="off"
            aria-label={viewer.label}
            tabIndex={0}
            lang="en"
            maxH="600px"
            data-wrap={settings.isWrapped || undefined}
            data-plain={view.shown.length <= MOST_PLAIN || undefined}
            onScroll={following.onScroll}
          >
            {viewer.hasEarlier ? (
              <Box px="3" pb="2">
                <Button size="sm" variant="ghost" isBusy={viewer.isLoadingEarlier} onClick={viewer.onEarlier}>
                  {t('earlier')}
                </Button>
              </Box>
            ) : null}
            {view.shown.length === 0 && !view.isSearching ? (
              <Text px="4" py="2" color="fg.muted">
                {t('noMatch')}
              </Text>
            ) : null}
            <LogList
              ref={list}
              lines={view.shown}
              version={version}
              pattern={pattern}
              settings={settings}
              colours={colours}
              current={current ?? settings.line}
              scroller={scroller}
              isFollowing={following.isFollowing}
              onLink={onLink}
            />
          </LogBox>
          {following.isFollowing || status === 'still' ? null : (
            <Box position="absolute" bottom="3" insetEnd="6">
              <Button size="sm" icon={<ArrowDown aria-hidden />} onClick={() => following.set(true)}>
                {newLines > 0 ? t('jump.new', { count: newLines }) : t('jump.plain')}
              </Button>
            </Box>
          )}
        </Box>
      )}
      <Flex gap="4" wrap="wrap" color="fg.muted" fontSize="sm">
        <span>{t('lines', { count: view.shown.length })}</span>
        <span>{t(`status.${status}`)}</span>
      </Flex>
    </>
  );
}

/** Shows the line of the address once it has been loaded. */
function useGoToLine(
  line: string | null,
  shown: readonly LogLine[],
  version: number,
  list: RefObject<LogListHandle | null>,
) {
  const went = useRef<string | null>(null);
  useEffect(() => {
    if (line === null || went.current === line) return;
    const index = shown.findIndex(({ id }) => id === line);
    if (index < 0) return;
    went.current = line;
    list.current?.scrollTo(index);
  }, [line, shown, version, list]);
}

function Empty({ status, settings, hasNoPrevious }: LogViewerProps) {
  const { t } = useTranslation('logs');
  if (status === 'loading') return <Skeleton height="12rem" />;
  if (status === 'failed') return null;
  const kind = settings.isPrevious && hasNoPrevious ? 'noPrevious' : 'none';
  return (
    <EmptyState kind="nothing" level={3} title={t(`empty.${kind}.title`)}>
      {t(`empty.${kind}.text`)}
    </EmptyState>
  );
}
