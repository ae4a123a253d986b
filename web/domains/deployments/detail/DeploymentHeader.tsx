import { RotateCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import { DeploymentMenu } from '../actions/DeploymentMenu.tsx';
import { DeploymentAge } from '../DeploymentAge.tsx';
import { DeploymentDrift } from '../DeploymentDrift.tsx';
import { DeploymentHost } from '../DeploymentHost.tsx';
import { DeploymentProgress } from '../DeploymentProgress.tsx';
import { DeploymentStatusBadge } from '../DeploymentStatusBadge.tsx';
import { ReplicaCount } from '../ReplicaCount.tsx';
import type { DeploymentHeader_deployment$key } from './__generated__/DeploymentHeader_deployment.graphql.ts';

const RestartDeploymentDialog = lazyPart(
  () => import('../actions/RestartDeploymentDialog.tsx'),
  'RestartDeploymentDialog',
);

interface DeploymentHeaderProps {
  readonly deployment: DeploymentHeader_deployment$key;
  /** False where the page below says why the deployment failed. */
  readonly hasFailure: boolean;
  readonly onDeleted: () => void;
}

/** Name, status, image and address of a deployment, with its actions. */
export function DeploymentHeader({ deployment, hasFailure, onDeleted }: DeploymentHeaderProps) {
  const { t } = useTranslation('deployments');
  const data = useFragment(
    graphql`
      fragment DeploymentHeader_deployment on Deployment {
        name
        namespace
        status
        source {
          imageRepository
          imageTag
        }
        viewerCan {
          restart {
            ...useActionReason_state
          }
        }
        ...DeploymentStatusBadge_deployment
        ...DeploymentProgress_deployment
        ...DeploymentDrift_deployment
        ...DeploymentAge_deployment
        ...DeploymentHost_deployment
        ...ReplicaCount_deployment
        ...DeploymentMenu_deployment
        ...RestartDeploymentDialog_deployment
      }
    `,
    deployment,
  );
  const [isRestarting, setRestarting] = useState(false);
  const reasonOf = useActionReason();
  const { name, namespace, status, source } = data;
  return (
    <Flex gap="4" justify="space-between" wrap="wrap" align="flex-start">
      <Box minW="0" flex="1 1 18rem">
        <Flex gap="2.5" align="center" wrap="wrap">
          <Heading level={2} textStyle="h2" overflowWrap="anywhere">
            {name}
          </Heading>
          <DeploymentStatusBadge deployment={data} />
          <DeploymentDrift deployment={data} />
        </Flex>
        <Flex gap="4" wrap="wrap" color="fg.muted" mt="1" align="baseline">
          <span>{namespace}</span>
          <Mono overflowWrap="anywhere">{`${source.imageRepository}:${source.imageTag}`}</Mono>
          <span>
            <ReplicaCount deployment={data} />
          </span>
          <span>
            <DeploymentHost deployment={data} />
          </span>
        </Flex>
        {status === 'FAILED' && !hasFailure ? null : <DeploymentProgress deployment={data} />}
        <DeploymentAge deployment={data} hasReason />
      </Box>
      <Flex gap="2" align="center">
        <Button
          icon={<RotateCw />}
          disabledReason={reasonOf(data.viewerCan.restart)}
          onClick={() => setRestarting(true)}
        >
          {t('menu.restart')}
        </Button>
        <DeploymentMenu deployment={data} onDeleted={onDeleted} />
      </Flex>
      <Suspense>
        {isRestarting && <RestartDeploymentDialog deployment={data} onClose={() => setRestarting(false)} />}
      </Suspense>
    </Flex>
  );
}
