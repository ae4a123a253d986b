import { useTranslation } from 'react-i18next';
import { translateMessage } from '../../../i18n/MessageText.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { TerminalState } from './TerminalConnection.ts';

interface TerminalNoteProps {
  readonly state: TerminalState;
  readonly onConnect: () => void;
}

/** That a terminal has ended and why, or that it soon will. */
export function TerminalNote({ state, onConnect }: TerminalNoteProps) {
  const { t } = useTranslation('workloads');
  if (state.status === 'connecting') return null;
  if (state.status === 'open')
    return state.warning ? <Banner tone="warning">{translateMessage(state.warning).text}</Banner> : null;
  const { why, isOwn } = state;
  return (
    <Banner
      tone={isOwn ? 'info' : 'warning'}
      actions={
        <Button variant="primary" size="sm" onClick={onConnect}>
          {t('terminal.connect')}
        </Button>
      }
    >
      {why ? translateMessage(why).text : t(isOwn ? 'terminal.closed' : 'terminal.lost')}
    </Banner>
  );
}
