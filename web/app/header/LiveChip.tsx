import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveStatus } from '../../relay/live/liveStatus.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';

/** Shown while live updates are interrupted; announces when they are restored. */
export function LiveChip() {
  const { t } = useTranslation();
  const { state } = useLiveStatus();
  const announce = useAnnounce();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    announce(t(state === 'live' ? 'live.back' : 'live.paused'), 'polite');
  }, [state, announce, t]);
  if (state === 'live') return null;
  return (
    // On a phone there is no space for the text beside the crumbs, so it is only announced.
    <Flex maxW={{ base: '1.75rem', sm: 'none' }} overflow="hidden">
      <StatusBadge tone="attention" isBusy={state === 'reconnecting'} label={t(`live.${state}`)} />
    </Flex>
  );
}
