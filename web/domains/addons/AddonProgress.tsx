import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../i18n/MessageText.tsx';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { usePassingMessage } from '../clusters/usePassingMessage.ts';
import { useSteppedProgress } from '../clusters/useSteppedProgress.ts';
import { addonLook, asAddonStatus } from './addonStatus.ts';
import type { AddonProgress_addon$key } from './__generated__/AddonProgress_addon.graphql.ts';

/** Progress of a running action; nothing otherwise. */
export function AddonProgress({ addon }: { addon: AddonProgress_addon$key }) {
  const { t } = useTranslation('addons');
  const { status, progress, detail } = useFragment(
    graphql`
      fragment AddonProgress_addon on Addon {
        status
        progress
        detail {
          ...MessageText_message
        }
      }
    `,
    addon,
  );
  const { isMoving = false, tone } = addonLook(status);
  const percent = useSteppedProgress(isMoving ? (progress ?? 0) : null);
  const words = useMessageText();
  const message = usePassingMessage(progress ?? null, words(detail));
  if (!isMoving) return null;
  return (
    <ProgressPanel
      label={t(`status.${asAddonStatus(status)}`)}
      percent={percent}
      message={message}
      tone={tone}
      isQuiet
    />
  );
}
