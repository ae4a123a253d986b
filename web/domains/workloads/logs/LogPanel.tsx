import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { downloadText } from '../../../lib/download.ts';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { LogViewer } from '../../../ui/logs/LogViewer.tsx';
import { settingsFrom, withSettings, type LogSettings } from '../../../ui/logs/settings.ts';
import { LogFeed } from './LogFeed.ts';

export interface LogPanelProps {
  /** Global id of what has the log. */
  target: string;
  label: string;
  /** Begins the names of downloads. */
  name: string;
  /** Ends the names of downloads. */
  suffix: string;
  /** Lines that are loaded at first. */
  defaultTail?: number;
}

/** The log of a pod or of all pods of something. Its settings are in the address. */
export function LogPanel({ target, label, name, suffix, defaultTail }: LogPanelProps) {
  const { t } = useTranslation('logs');
  const environment = useRelayEnvironment();
  const [params, changeParams] = useAddressParams();
  const settings = settingsFrom(params, defaultTail);
  const { container, isPrevious, tail } = settings;
  // A link to a line only decides where the page begins that is loaded first.
  const [line] = useState(settings.line);
  const feed = useMemo(
    () => new LogFeed(environment, { target, container, isPrevious, tail, line }),
    [environment, target, container, isPrevious, tail, line],
  );
  useEffect(() => feed.open(), [feed]);
  const state = useSyncExternalStore(feed.subscribe, feed.state);
  const onChange = useCallback(
    (change: Partial<LogSettings>) => changeParams((before) => withSettings(before, change, defaultTail)),
    [changeParams, defaultTail],
  );
  const fileName = () => `${name}-${new Date().toISOString().slice(0, 16).replace(':', '-')}${suffix}.txt`;
  const downloadAll = async () => {
    const text = await feed.everything();
    if (text === null) toast.error({ title: t('failed') });
    else downloadText(text, fileName());
  };
  return (
    <LogViewer
      label={label}
      buffer={feed.buffer}
      settings={settings}
      onChange={onChange}
      pods={state.pods}
      containers={[...new Set(state.pods.flatMap(({ containers }) => containers))]}
      status={state.status}
      hasEarlier={state.hasEarlier}
      hasNoPrevious={state.hasNoPrevious}
      dropped={state.dropped}
      onEarlier={() => void feed.earlier()}
      onRefresh={() => void feed.refresh()}
      onDownloadAll={() => void downloadAll()}
      fileName={fileName}
    />
  );
}
