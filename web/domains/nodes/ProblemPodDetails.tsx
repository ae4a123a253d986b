import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Stack, Text, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { CodeBlock } from '../../ui/text/CodeBlock.tsx';
import { Mono } from '../../ui/text/Mono.tsx';
import type { ProblemPodDetails_pod$key } from './__generated__/ProblemPodDetails_pod.graphql.ts';

/** The pod's node and containers, and commands for diagnosis. */
export function ProblemPodDetails({ pod }: { pod: ProblemPodDetails_pod$key }) {
  const { t } = useTranslation('nodes');
  const { name, namespace, nodeName, containers } = useFragment(
    graphql`
      fragment ProblemPodDetails_pod on ProblematicPod {
        name
        namespace
        nodeName
        containers {
          name
          isReady
          restartCount
        }
      }
    `,
    pod,
  );
  const commands = [
    `kubectl describe pod ${name} -n ${namespace}`,
    `kubectl logs ${name} -n ${namespace} --all-containers --previous`,
  ];
  return (
    <Box as="details" mt="2">
      <Box as="summary" cursor="pointer" textStyle="sm" color="brand.fg" w="fit-content">
        {t('problems.details')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Box>
      <Stack gap="3" mt="3">
        <Text textStyle="sm">{nodeName ? t('problems.node', { name: nodeName }) : t('problems.noNode')}</Text>
        <Box as="ul" m="0" pl="5" textStyle="sm">
          {containers.map((container) => (
            <li key={container.name}>
              <Mono>{container.name}</Mono>:{' '}
              {t(container.isReady ? 'problems.containerReady' : 'problems.containerNotReady')},{' '}
              {t('problems.restarts', { count: container.restartCount })}
            </li>
          ))}
        </Box>
        {commands.map((command) => (
          <CodeBlock key={command} code={command} label={t('problems.command')} />
        ))}
      </Stack>
    </Box>
  );
}
