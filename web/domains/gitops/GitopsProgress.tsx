import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../i18n/MessageText.tsx';
import { useBusy } from '../../relay/live/polling.ts';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Stepper } from '../../ui/layout/Stepper.tsx';
import { stepState } from '../../ui/layout/stepState.ts';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { usePassingMessage } from '../clusters/usePassingMessage.ts';
import { useSteppedProgress } from '../clusters/useSteppedProgress.ts';
import { gitopsTone, isMoving } from './gitopsStatus.ts';
import type { GitopsProgress_gitops$key } from './__generated__/GitopsProgress_gitops.graphql.ts';

const STEPS = ['INSTALL_OPERATOR', 'ADD_DEPLOY_KEY', 'PREPARE_FOLDER', 'WAIT_FOR_FLUX'] as const;

/** Progress of setting up or removing GitOps; nothing otherwise. */
export function GitopsProgress({ gitops }: { gitops: GitopsProgress_gitops$key }) {
  const { t } = useTranslation('gitops');
  const { status, step, progress, detail } = useFragment(
    graphql`
      fragment GitopsProgress_gitops on Gitops {
        status
        step
        progress
        detail {
          ...MessageText_message
        }
      }
    `,
    gitops,
  );
  const moves = isMoving(status);
  useBusy(moves);
  const percent = useSteppedProgress(moves ? (progress ?? 0) : null);
  const words = useMessageText();
  const note = usePassingMessage(progress ?? null, words(detail));
  if (!moves) return null;
  const current = STEPS.findIndex((one) => one === step);
  const title =
    status === 'DISABLING'
      ? t('banner.disabling')
      : t(step === 'INSTALL_OPERATOR' ? 'banner.installing' : 'banner.configuring');
  return (
    <Card>
      <CardBody display="grid" gap="5">
        <ProgressPanel
          label={title}
          percent={percent}
          message={note === title ? undefined : note}
          tone={gitopsTone(status)}
        />
        {status === 'CONFIGURING' ? (
          <Stepper
            label={t('steps.label')}
            steps={STEPS.map((id, index) => ({
              id,
              label: t(`steps.${id}`),
              state: stepState(index, current),
            }))}
          />
        ) : null}
      </CardBody>
    </Card>
  );
}
