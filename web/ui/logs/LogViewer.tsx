import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/clipboard.ts';
import { downloadText } from '../../lib/download.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useAnnounce } from '../feedback/LiveAnnouncer.tsx';
import { toast } from '../feedback/toast.ts';
import { Box, Flex, Stack, Text } from '../layout/primitives.ts';
import { Skeleton } from '../status/Skeleton.tsx';
import { LogBox } from './LogBox.tsx';
import type { LogBuffer } from './logBuffer.ts';
import type { LogLine } from './logLine.ts';
import { LogList, type LogListHandle } from './LogList.tsx';
import { LogSearch } from './LogSearch.tsx';
import { LogToolbar } from './LogToolbar.tsx';
import { PodChips, type LogPod } from './PodChips.tsx';
import { plainText } from './segments.ts';
import type { LogSettings } from './settings.ts';
import { useLogView, useMatches } from './useLogView.ts';

const COLOURS = 6;
/** As near to the end as rounding may leave it. */
const AT_END = 8;

export interface LogViewerProps {
  /** What it is the log of. */
  label: string;
  buffer: LogBuffer;
  settings: LogSettings;
  onChange: (change: Partial<LogSettings>) => void;
  pods: readonly LogPod[];
  containers: readonly string[];
  status: 'loading' | 'live' | 'interrupted' | 'still' | 'failed';
  hasEarlier: boolean;
  hasNoPrevious: boolean;
  /** Lines that were left out because the browser was too slow. */
  dropped: number;
  onEarlier: () => void;
  onRefresh: () => void;
  onDownloadAll: () => void;
  /** Name of a file that is downloaded now. */
  fileName: () => string;
}

/** Whether the end is followed: scrolling up stops it, scrolling to the end begins again. */
function useFollowing(scroller: RefObject<HTMLDivElement | null>, isAtFirst: boolean) {
  const { t } = useTranslation('logs');
  const announce = useAnnounce();
  const [isFollowing, setFollowing] = useState(isAtFirst);
  const top = useRef(0);
  const set = (next: boolean) => {
    if (next !== isFollowing) announce(t(next ? 'following' : 'paused'));
    setFollowing(next);
  };
  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    const distance = box.scrollHeight - box.clientHeight - box.scrollTop;
    if (box.scrollTop < top.current && distance > AT_END && isFollowing) set(false);
    else if (box.scrollTop > top.current && distance <= AT_END && !isFollowing) set(true);
    top.current = box.scrollTop;
  };
  return { isFollowing, set, onScroll };
}

const textOf = (lines: readonly LogLine[], hasPods: boolean): string =>
  lines
    .filter(({ event }) => event === undefined)
    .map(({ time, pod, text }) => `${time} ${hasPods ? `${pod} ` : ''}${plainText(text)}\n`)
    .join('');

/** Lines that arrived since following stopped. */
function useNews(buffer: LogBuffer, isFollowing: boolean): number {
  const count = buffer.removed + buffer.lines.length;
  const [seen, setSeen] = useState(count);
  if (isFollowing && seen !== count) setSeen(count);
  return isFollowing ? 0 : Math.max(0, count - seen);
}

/** The log of one or several pods: live, searchable, with everything but the position in its settings. */
export function LogViewer(props: LogViewerProps) {
  const { buffer, settings, onChange, pods, status, fileName } = props;
  const { t } = useTranslation('logs');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<LogListHandle>(null);
  const { view, version, pattern } = useLogView(buffer, settings);
  const following = useFollowing(scroller, settings.line === null);
  const matches = useMatches(view, (index) => {
    following.set(false);
    list.current?.scrollTo(index);
  });
  const news = useNews(buffer, following.isFollowing);
  useGoToLine(settings.line, view.shown, version, list);
  const colours = useMemo(
    () => (pods.length > 1 ? new Map(pods.map(({ name }, index) => [name, index % COLOURS])) : null),
    [pods],
  );
  const copy = async () => {
    if (await copyText(textOf(view.shown, pods.length > 1))) toast.success({ title: t('copy.done') });
    else toast.error({ title: t('copy.failed') });
  };
  const onLink = (line: LogLine) => {
    following.set(false);
    onChange({ line: line.id });
  };
  return (
    <Stack gap="3">
      <LogToolbar
        {...props}
        isFollowing={following.isFollowing}
        onFollow={following.set}
        onCopy={() => void copy()}
        onDownload={() => downloadText(textOf(view.shown, pods.length > 1), fileName())}
        search={
          <LogSearch
            query={settings.query}
            isInvalid={pattern === null}
            isSearching={view.isSearching}
            count={view.matches.length}
            at={matches.at}
            onQuery={(query) => {
              matches.clear();
              onChange({ query });
            }}
            onStep={matches.step}
          />
        }
      />
      {pods.length > 1 ? (
        <PodChips pods={pods} chosen={settings.pods} onChange={(chosen) => onChange({ pods: chosen })} />
      ) : null}
      <Notices {...props} />
      {buffer.lines.length === 0 ? (
        <Empty {...props} />
      ) : (
        <Box position="relative">
          <LogBox
            ref={scroller}
            role="log"
            aria-live="off"
            aria-label={props.label}
            tabIndex={0}
            lang="en"
            maxH="600px"
            data-wrap={settings.isWrapped || undefined}
            data-plain={view.shown.length <= 1_000 || undefined}
            onScroll={following.onScroll}
          >
            {props.hasEarlier ? (
              <Box px="3" pb="2">
                <Button size="sm" variant="ghost" onClick={props.onEarlier}>
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
              current={matches.current ?? settings.line}
              scroller={scroller}
              isFollowing={following.isFollowing}
              onLink={onLink}
            />
          </LogBox>
          {following.isFollowing || status === 'still' ? null : (
            <Box position="absolute" bottom="3" insetEnd="6">
              <Button size="sm" icon={<ArrowDown aria-hidden />} onClick={() => following.set(true)}>
                {news > 0 ? t('jump.new', { count: news }) : t('jump.plain')}
              </Button>
            </Box>
          )}
        </Box>
      )}
      <Flex gap="4" wrap="wrap" color="fg.muted" fontSize="sm">
        <span>{t('lines', { count: view.shown.length })}</span>
        <span>{t(`status.${status}`)}</span>
      </Flex>
    </Stack>
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

function Notices({ status, dropped, onRefresh, buffer }: LogViewerProps) {
  const { t } = useTranslation('logs');
  return (
    <>
      {status === 'failed' ? (
        <Banner
          tone="error"
          title={t('failed')}
          actions={
            <Button size="sm" onClick={onRefresh}>
              {t('again')}
            </Button>
          }
        >
          {buffer.lines.length > 0 ? t('failedKept') : null}
        </Banner>
      ) : null}
      {dropped > 0 ? <Banner tone="warning">{t('dropped', { count: dropped })}</Banner> : null}
    </>
  );
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
