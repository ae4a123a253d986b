import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveStatus } from '../../relay/liveStatus.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';

/** Appears only while live updates are interrupted, and says when they are back. */
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
    // On a phone its words have no room beside the crumbs: what is cut is announced.
    <Flex css={{ '&&': { flex: '0 1 auto' } }} minW="1.75rem">
      <StatusBadge tone="attention" isBusy={state === 'reconnecting'} label={t(`live.${state}`)} />
    </Flex>
  );
}
