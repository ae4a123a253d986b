import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText, useMessageText } from '../../i18n/MessageText.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { usePassingMessage } from '../clusters/usePassingMessage.ts';
import { useSteppedProgress } from '../clusters/useSteppedProgress.ts';
import { asPostgresStatus, postgresLook } from './postgresStatus.ts';
import type { PostgresProgress_postgres$key } from './__generated__/PostgresProgress_postgres.graphql.ts';

/** Progress of a running operation; otherwise what is wrong, if anything is. */
export function PostgresProgress({ postgres }: { postgres: PostgresProgress_postgres$key }) {
  const { t } = useTranslation('postgres');
  const { status, progress, detail } = useFragment(
    graphql`
      fragment PostgresProgress_postgres on PostgresCluster {
        status
        progress
        detail {
          ...MessageText_message
        }
      }
    `,
    postgres,
  );
  const { isMoving, tone } = postgresLook(status);
  const percent = useSteppedProgress(isMoving ? (progress ?? 0) : null);
  const words = useMessageText();
  const message = usePassingMessage(progress ?? null, words(detail));
  if (isMoving) {
    return (
      <ProgressPanel
        label={t(`status.${asPostgresStatus(status)}`)}
        percent={percent}
        message={message}
        tone={tone}
        isQuiet
      />
    );
  }
  if (!detail || status === 'UNINSTALLED') return null;
  return (
    <Text color={tone === 'failed' ? 'fg.error' : 'fg.warning'} textStyle="sm" overflowWrap="anywhere">
      <MessageText message={detail} />
    </Text>
  );
}
