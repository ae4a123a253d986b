import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { requestResync, setLink } from '../relay/live/liveStatus.ts';
import { pollWhilePaused } from '../relay/live/polling.ts';
import { retryWanted } from '../relay/signals.ts';

/** Back online or signed in again: failed requests are retried and the queries on screen refetched. */
export function useConnectionSignals(): void {
  const { revalidate } = useRevalidator();
  useEffect(pollWhilePaused, []);
  useEffect(() => {
    const onOnline = () => {
      setLink('network', true);
      retryWanted.emit();
    };
    const onOffline = () => setLink('network', false);
    const stop = retryWanted.subscribe(() => {
      requestResync(0);
      void revalidate();
    });
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, [revalidate]);
}
