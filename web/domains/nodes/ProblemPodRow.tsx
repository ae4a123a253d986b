import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { ProblemPodDetails } from './ProblemPodDetails.tsx';
import type { ProblemPodRow_pod$key } from './__generated__/ProblemPodRow_pod.graphql.ts';

const tones = { CRASHING: 'failed', FAILED: 'failed', ERROR: 'failed', PENDING: 'attention' } as const;

/** A pod with a problem and its Kubernetes reason; expands to containers and commands. */
export function ProblemPodRow({ pod }: { pod: ProblemPodRow_pod$key }) {
  const { t } = useTranslation('nodes');
  const data = useFragment(
    graphql`
      fragment ProblemPodRow_pod on ProblematicPod {
        name
        namespace
        problem
        message
        createdAt
        restartCount
        ...ProblemPodDetails_pod
      }
    `,
    pod,
  );
  const problem = data.problem in tones ? (data.problem as keyof typeof tones) : 'ERROR';
  return (
    <Box as="li" py="3" borderBottom="1px solid" borderColor="border" _last={{ borderBottom: 'none' }}>
      <Flex gap="2" align="center" wrap="wrap">
        <StatusBadge tone={tones[problem]} label={t(`problems.kind.${problem}`)} />
        <Text as="h3" fontWeight="semibold" textStyle="mono" css={{ overflowWrap: 'anywhere' }}>
          {data.name}
        </Text>
      </Flex>
      <Flex color="fg.muted" textStyle="xs" mt="1" gapX="4" gapY="1" wrap="wrap">
        <span>{t('problems.namespace', { name: data.namespace })}</span>
        <span>{t('problems.restarts', { count: data.restartCount })}</span>
        {data.createdAt ? (
          <span>
            {t('problems.age')} <RelativeTime at={data.createdAt} />
          </span>
        ) : null}
      </Flex>
      {data.message ? (
        <Text mt="2" lang="en" textStyle="mono" lineHeight="1rem" css={{ overflowWrap: 'anywhere' }}>
          {data.message}
        </Text>
      ) : null}
      <ProblemPodDetails pod={data} />
    </Box>
  );
}
