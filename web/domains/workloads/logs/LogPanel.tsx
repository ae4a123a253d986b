import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { downloadText } from '../../../lib/download.ts';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { useDebouncedText } from '../../../shell/useDebouncedText.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { LogViewer } from '../../../ui/logs/LogViewer.tsx';
import { settingsFrom, withSettings, type LogSettings } from '../../../ui/logs/settings.ts';
import { LogFeed } from './LogFeed.ts';

interface LogPanelProps {
  /** Global id of what has the log. */
  target: string;
  label: string;
  /** File names of downloads start with it. */
  name: string;
  /** File names of downloads end with it, before `.txt`. */
  suffix: string;
  /** Lines that are loaded at first. */
  defaultTail?: number;
}

/** The log of a pod or of all pods of something. Its settings are in the address. */
export function LogPanel({ target, label, name, suffix, defaultTail }: LogPanelProps) {
  const { t } = useTranslation('logs');
  const environment = useRelayEnvironment();
  const [params, changeParams] = useAddressParams();
  const inAddress = settingsFrom(params, defaultTail);
  const { container, isPrevious, tail } = inAddress;
  const change = useCallback(
    (changed: Partial<LogSettings>) => changeParams((before) => withSettings(before, changed, defaultTail)),
    [changeParams, defaultTail],
  );
  // The address follows after a pause: while many lines arrive, a field that waits for it loses letters.
  const [query, setQuery] = useDebouncedText(inAddress.query, (text) => change({ query: text }));
  // A link to a line only decides where the page begins that is loaded first. Another selection drops the line.
  const [linked, setLinked] = useState({ target, line: inAddress.line });
  if (target !== linked.target || (inAddress.line === null && linked.line !== null))
    setLinked({ target, line: inAddress.line });
  const { line } = linked;
  const feed = useMemo(
    () => new LogFeed(environment, { target, container, isPrevious, tail, line }),
    [environment, target, container, isPrevious, tail, line],
  );
  useEffect(() => feed.open(), [feed]);
  const state = useSyncExternalStore(feed.subscribe, feed.state);
  const fileName = () => `${name}-${new Date().toISOString().slice(0, 16).replace(':', '-')}${suffix}.txt`;
  const loadEarlier = async () => {
    if (!(await feed.earlier())) toast.error({ title: t('failedEarlier') });
  };
  const downloadAll = async () => {
    const text = await feed.everything();
    if (text === null) toast.error({ title: t('failed') });
    else downloadText(text, fileName());
  };
  return (
    <LogViewer
      label={label}
      buffer={feed.buffer}
      settings={{ ...inAddress, query }}
      onChange={change}
      onQuery={setQuery}
      pods={state.pods}
      containers={[...new Set(state.pods.flatMap(({ containers }) => containers))]}
      status={state.status}
      hasEarlier={state.hasEarlier}
      isLoadingEarlier={state.isLoadingEarlier}
      hasNoPrevious={state.hasNoPrevious}
      dropped={state.dropped}
      onEarlier={() => void loadEarlier()}
      onRefresh={() => void feed.refresh()}
      onDownloadAll={() => void downloadAll()}
      fileName={fileName}
    />
  );
}
