import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../feedback/LiveAnnouncer.tsx';

/** As near to the end as rounding may leave it. */
const AT_END = 8;

export interface Following {
  isFollowing: boolean;
  set: (isFollowing: boolean) => void;
  onScroll: () => void;
}

/** Whether the end is followed: scrolling up stops it, scrolling to the end begins again. */
export function useFollowing(scroller: RefObject<HTMLDivElement | null>, isAtFirst: boolean): Following {
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
