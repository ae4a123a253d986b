import { Circle, CircleCheck, X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { dismiss, isDismissed } from '../../../lib/dismissals.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Text, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import type { NextStepsCard_cluster$key } from './__generated__/NextStepsCard_cluster.graphql.ts';

const ConnectDialog = lazyPart(
  () => import('../settings/access/ConnectDialog.tsx'),
  'ConnectDialog',
  'clusters.access',
);

/** What to do with a new cluster; gone once it routes traffic to a deployment, or when it is dismissed. */
export function NextStepsCard({ cluster }: { cluster: NextStepsCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { uuid, status, ingressEndpoints, deploymentCounts, gitops } = useFragment(
    graphql`
      fragment NextStepsCard_cluster on Cluster {
        uuid
        status
        ingressEndpoints {
          __typename
        }
        deploymentCounts {
          total
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
          ...deploymentCountsFields_counts
        }
        gitops {
          isEnabled
        }
      }
    `,
    cluster,
  );
  const name = `nextSteps.${uuid}`;
  const [isClosed, setClosed] = useState(() => isDismissed(name));
  const [isConnecting, setConnecting] = useState(false);
  // What could not be loaded counts as done: a missing answer is no reason to propose it.
  const hasIngress = ingressEndpoints?.length !== 0;
  const hasDeployment = deploymentCounts?.total !== 0;
  const isRunning = status === 'ACTIVE' || status === 'HEALTHY';
  if (isClosed || !isRunning || (hasIngress && hasDeployment)) return null;
  const close = () => {
    dismiss(name);
    setClosed(true);
  };
  const link = (to: string, step: 'ingress' | 'deploy' | 'gitops') => (
    <ButtonLink size="sm" to={to}>
      {t(`overview.next.${step}.action`)}
    </ButtonLink>
  );
  return (
    <Card>
      <CardHeader
        title={t('overview.next.title')}
        description={t('overview.next.text')}
        actions={<IconButton size="sm" label={t('overview.next.dismiss')} icon={<X />} onClick={close} />}
      />
      <CardBody>
        <Box as="ol" m="0" p="0" listStyleType="none">
          <NextStep step="connect">
            <Button size="sm" onClick={() => setConnecting(true)}>
              {t('overview.next.connect.action')}
            </Button>
          </NextStep>
          <NextStep step="ingress" isDone={hasIngress}>
            {link(paths.addon(uuid, 'traefik'), 'ingress')}
          </NextStep>
          <NextStep step="deploy" isDone={hasDeployment}>
            {link(paths.createDeployment(uuid), 'deploy')}
          </NextStep>
          <NextStep step="gitops" isDone={gitops?.isEnabled !== false}>
            {link(paths.cluster(uuid, 'gitops'), 'gitops')}
          </NextStep>
        </Box>
      </CardBody>
      <Suspense>
        {isConnecting ? <ConnectDialog uuid={uuid} onClose={() => setConnecting(false)} /> : null}
      </Suspense>
    </Card>
  );
}

interface NextStepProps {
  readonly step: 'connect' | 'ingress' | 'deploy' | 'gitops';
  readonly isDone?: boolean;
  /** The action; hidden when the step is done. */
  readonly children: ReactNode;
}

function NextStep({ step, isDone = false, children }: NextStepProps) {
  const { t } = useTranslation('clusters');
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <Flex
      as="li"
      align="center"
      wrap="wrap"
      gap="3"
      py="3"
      css={{ '& + li': { borderTop: '1px solid', borderColor: 'border' } }}
    >
      <Box color={isDone ? 'fg.success' : 'fg.subtle'} flexShrink="0">
        <Mark aria-hidden width={20} height={20} />
      </Box>
      <Box flex="1 1 14rem" minW="0">
        <Text as="strong" fontWeight="semibold">
          {t(`overview.next.${step}.title`)}
          {isDone ? <VisuallyHidden> ({t('overview.next.done')})</VisuallyHidden> : null}
        </Text>
        <Text color="fg.muted">{t(`overview.next.${step}.text`)}</Text>
      </Box>
      {isDone ? null : children}
    </Flex>
  );
}
