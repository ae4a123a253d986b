import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText, useMessageText } from '../../i18n/MessageText.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { usePassingMessage } from '../clusters/usePassingMessage.ts';
import { useSteppedProgress } from '../clusters/useSteppedProgress.ts';
import { asDeploymentStatus, deploymentLook } from './deploymentStatus.ts';
import type { DeploymentProgress_deployment$key } from './__generated__/DeploymentProgress_deployment.graphql.ts';

interface DeploymentProgressProps {
  readonly deployment: DeploymentProgress_deployment$key;
  /** How many lines of what is wrong are shown; all by default. */
  readonly lines?: number;
}

/** Progress of a running operation; otherwise what is wrong, if anything is. */
export function DeploymentProgress({ deployment, lines }: DeploymentProgressProps) {
  const { t } = useTranslation('deployments');
  const { status, progress, detail } = useFragment(
    graphql`
      fragment DeploymentProgress_deployment on Deployment {
        status
        progress
        detail {
          ...MessageText_message
        }
      }
    `,
    deployment,
  );
  const { isMoving, tone } = deploymentLook(status);
  const percent = useSteppedProgress(isMoving ? (progress ?? 0) : null);
  const words = useMessageText();
  const message = usePassingMessage(progress ?? null, words(detail));
  if (isMoving) {
    return (
      <ProgressPanel
        label={t(`status.${asDeploymentStatus(status)}`)}
        percent={percent}
        message={message}
        tone={tone}
        isQuiet
      />
    );
  }
  if (!detail) return null;
  return (
    <Text
      color={status === 'FAILED' ? 'fg.error' : 'fg.warning'}
      textStyle="xs"
      overflowWrap="anywhere"
      lineClamp={lines}
      mt="1"
    >
      <MessageText message={detail} />
    </Text>
  );
}
