import { SquareTerminal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../../lib/numbers.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import { podStateOf } from './podState.ts';
import { ObjectName } from './ObjectName.tsx';
import type { PodRow_pod$key } from './__generated__/PodRow_pod.graphql.ts';

const MIB_PER_GIB = 1_024;

/** Names of the columns of a row among the texts of `workloads:column`. */
export const POD_COLUMNS = [
  'name',
  'state',
  'restarts',
  'cpu',
  'memory',
  'node',
  'created',
  'terminal',
] as const;

/** A pod with its state, load and node. `uuid` is that of its cluster. */
export function PodRow({ uuid, pod }: { uuid: string; pod: PodRow_pod$key }) {
  const { t } = useTranslation('workloads');
  const locale = useLocale();
  const { name, namespace, state, message, restartCount, usage, nodeName, createdAt, viewerCan } =
    useFragment(
      graphql`
        fragment PodRow_pod on Pod {
          name
          namespace
          state
          message
          restartCount
          nodeName
          createdAt
          viewerCan {
            openTerminal {
              ...useActionReason_state
            }
          }
          usage {
            cores
            memoryGb
          }
        }
      `,
      pod,
    );
  const refusal = useActionReason()(viewerCan.openTerminal);
  const { name: word, tone } = podStateOf(state);
  return (
    <Row>
      <Cell>
        <ObjectName name={name} hint={namespace} to={paths.clusterPod(uuid, namespace, name)} />
      </Cell>
      <Cell label={t('column.state')}>
        <Flex direction="column" gap="1" align={{ base: 'flex-end', md: 'flex-start' }} minW="0">
          <StatusBadge tone={tone} label={t(`pod.state.${word}`)} />
          {message ? (
            <Text lang="en" textStyle="xs" color="fg.muted" css={{ overflowWrap: 'anywhere' }}>
              {message}
            </Text>
          ) : null}
        </Flex>
      </Cell>
      <Cell label={t('column.restarts')}>
        <Tabular>{formatNumber(restartCount, locale)}</Tabular>
      </Cell>
      <Cell label={t('column.cpu')}>
        <Tabular>{usage ? formatUnit(usage.cores * 1_000, 'm', locale, 0) : '–'}</Tabular>
      </Cell>
      <Cell label={t('column.memory')}>
        <Tabular>{usage ? formatUnit(usage.memoryGb * MIB_PER_GIB, 'MiB', locale, 0) : '–'}</Tabular>
      </Cell>
      <Cell label={t('column.node')} isMono>
        {nodeName ?? '–'}
      </Cell>
      <Cell label={t('column.created')}>
        <RelativeTime at={createdAt} />
      </Cell>
      <Cell>
        <ButtonLink
          size="sm"
          variant="ghost"
          shape="icon"
          aria-label={t('pod.terminalIn', { pod: name })}
          icon={<SquareTerminal />}
          to={paths.podTerminal(uuid, namespace, name)}
          disabledReason={refusal}
        />
      </Cell>
    </Row>
  );
}
