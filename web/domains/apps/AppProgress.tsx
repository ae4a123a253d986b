import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../i18n/MessageText.tsx';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { usePassingMessage } from '../clusters/usePassingMessage.ts';
import { useSteppedProgress } from '../clusters/useSteppedProgress.ts';
import { appLook, asAppStatus } from './appStatus.ts';
import type { AppProgress_app$key } from './__generated__/AppProgress_app.graphql.ts';

/** Progress of a running operation; nothing otherwise. */
export function AppProgress({ app }: { app: AppProgress_app$key }) {
  const { t } = useTranslation('apps');
  const { status, progress, detail } = useFragment(
    graphql`
      fragment AppProgress_app on InstalledApp {
        status
        progress
        detail {
          ...MessageText_message
        }
      }
    `,
    app,
  );
  const { isMoving = false, tone } = appLook(status);
  const percent = useSteppedProgress(isMoving ? (progress ?? 0) : null);
  const words = useMessageText();
  const message = usePassingMessage(progress ?? null, words(detail));
  if (!isMoving) return null;
  return (
    <ProgressPanel
      label={t(`status.${asAppStatus(status)}`)}
      percent={percent}
      message={message}
      tone={tone}
      isQuiet
    />
  );
}
