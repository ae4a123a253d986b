import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/clipboard.ts';
import { useAnnounce } from '../feedback/LiveAnnouncer.tsx';
import { IconButton } from './IconButton.tsx';

const TICK = 2000;

/** Selects the text beside the button, so that the user can copy it manually. */
function selectNearby(button: HTMLElement, value: string): void {
  const holder = button.closest('[data-copy-scope], p, dd, td, div');
  const walker = document.createTreeWalker(holder ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(value) ?? -1;
    if (at === -1) continue;
    window.getSelection()?.setBaseAndExtent(node, at, node, at + value.length);
    return;
  }
}

export interface CopyButtonProps {
  value: string;
  /** What is copied, for the button's name and the announcement: "API endpoint". */
  what: string;
}

/** Copies the full value, shows a tick for two seconds and announces what was copied. */
export function CopyButton({ value, what }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => setState('idle'), TICK);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const isDone = await copyText(value);
    setState(isDone ? 'done' : 'failed');
    announce(t(isDone ? 'copy.done' : 'copy.failed', { what }), isDone ? 'polite' : 'assertive');
    if (!isDone && button.current) selectNearby(button.current, value);
  };

  const label = {
    idle: t('copy.label', { what }),
    done: t('copy.done', { what }),
    failed: t('copy.failed', { what }),
  };
  return (
    <IconButton
      ref={button}
      size="sm"
      label={label[state]}
      icon={state === 'done' ? <Check color="var(--kd-colors-fg-success)" /> : <Copy />}
      onClick={() => void copy()}
    />
  );
}
