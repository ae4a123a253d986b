import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useServerText } from '../../i18n/serverText.ts';
import { useBusy } from '../../relay/polling.ts';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Stepper } from '../../ui/layout/Stepper.tsx';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { usePassingMessage } from '../clusters/usePassingMessage.ts';
import { useSteppedProgress } from '../clusters/useSteppedProgress.ts';
import { gitopsTone, isMoving } from './gitopsStatus.ts';
import type { GitopsProgress_gitops$key } from './__generated__/GitopsProgress_gitops.graphql.ts';

const STEPS = ['INSTALL_OPERATOR', 'ADD_DEPLOY_KEY', 'PREPARE_FOLDER', 'WAIT_FOR_FLUX'] as const;

/** How far the work on GitOps is, step by step; nothing while it rests. */
export function GitopsProgress({ gitops }: { gitops: GitopsProgress_gitops$key }) {
  const { t } = useTranslation('gitops');
  const { status, step, progress, message } = useFragment(
    graphql`
      fragment GitopsProgress_gitops on Gitops {
        status
        step
        progress
        message
      }
    `,
    gitops,
  );
  const moves = isMoving(status);
  useBusy(moves);
  const percent = useSteppedProgress(moves ? (progress ?? 0) : null);
  const words = useServerText();
  const note = usePassingMessage(progress ?? null, words(message));
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
              state: index < current ? 'done' : index === current ? 'current' : 'todo',
            }))}
          />
        ) : null}
      </CardBody>
    </Card>
  );
}
