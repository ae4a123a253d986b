import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/clipboard.ts';
import { downloadText } from '../../lib/download.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { toast } from '../feedback/toast.ts';
import { Stack } from '../layout/primitives.ts';
import type { LogBuffer } from './logBuffer.ts';
import type { LogLine } from './logLine.ts';
import { LogLines } from './LogLines.tsx';
import type { LogListHandle } from './LogList.tsx';
import { LogSearch } from './LogSearch.tsx';
import { LogToolbar } from './LogToolbar.tsx';
import { PodChips, type LogPod } from './PodChips.tsx';
import { plainText } from './segments.ts';
import type { LogSettings } from './settings.ts';
import { useFollowing } from './useFollowing.ts';
import { useLogView, useMatches } from './useLogView.ts';

export interface LogViewerProps {
  /** What it is the log of. */
  label: string;
  buffer: LogBuffer;
  settings: LogSettings;
  onChange: (change: Partial<LogSettings>) => void;
  onQuery: (query: string) => void;
  pods: readonly LogPod[];
  containers: readonly string[];
  status: 'loading' | 'live' | 'interrupted' | 'still' | 'failed';
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  hasNoPrevious: boolean;
  /** Lines that were left out because the browser was too slow or offline for too long. */
  dropped: number;
  onEarlier: () => void;
  onRefresh: () => void;
  onDownloadAll: () => void;
  /** Name of a file that is downloaded now. */
  fileName: () => string;
}

const textOf = (lines: readonly LogLine[], hasPods: boolean): string =>
  lines
    .filter(({ event }) => event === undefined)
    .map(({ time, pod, text }) => `${time} ${hasPods ? `${pod} ` : ''}${plainText(text)}\n`)
    .join('');

/** The log of one or several pods: live, searchable, with everything but the position in its settings. */
export function LogViewer(props: LogViewerProps) {
  const { buffer, settings, onChange, onQuery, pods, fileName } = props;
  const { t } = useTranslation('logs');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<LogListHandle>(null);
  const { view, pattern } = useLogView(buffer, settings);
  const following = useFollowing(scroller, settings.line === null);
  const matches = useMatches(view, (index) => {
    // A list that follows holds only its newest lines.
    flushSync(() => following.set(false));
    list.current?.scrollTo(index);
  });
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
            view={view}
            current={matches.current}
            onQuery={(query) => {
              matches.clear();
              onQuery(query);
            }}
            onStep={matches.step}
          />
        }
      />
      {pods.length > 1 ? (
        <PodChips pods={pods} chosen={settings.pods} onChange={(chosen) => onChange({ pods: chosen })} />
      ) : null}
      <Notices {...props} />
      <LogLines
        viewer={props}
        view={view}
        pattern={pattern}
        current={matches.current}
        scroller={scroller}
        list={list}
        following={following}
        onLink={onLink}
      />
    </Stack>
  );
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
