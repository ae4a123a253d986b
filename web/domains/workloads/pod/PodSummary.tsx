import { SquareTerminal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatUnit } from '../../../lib/numbers.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { podStateOf } from '../tables/podState.ts';
import type { PodSummary_pod$key } from './__generated__/PodSummary_pod.graphql.ts';

interface PodSummaryProps {
  readonly pod: PodSummary_pod$key;
  readonly uuid: string;
}

/** State of a pod, where it runs and what it uses. */
export function PodSummary({ pod, uuid }: PodSummaryProps) {
  const { t } = useTranslation('workloads');
  const locale = useLocale();
  const { name, namespace, state, message, nodeName, ip, owner, createdAt, usage, viewerCan } = useFragment(
    graphql`
      fragment PodSummary_pod on Pod {
        name
        namespace
        state
        message
        nodeName
        ip
        createdAt
        owner {
          kind
          name
        }
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
  const none = t('pod.none');
  const used = usage
    ? `${formatUnit(usage.cores * 1_000, 'm', locale, 0)} · ${formatUnit(usage.memoryGb * 1_024, 'MiB', locale, 0)}`
    : none;
  return (
    <Card>
      <CardHeader
        title={name}
        badge={<StatusBadge tone={tone} label={t(`pod.state.${word}`)} />}
        actions={
          <ButtonLink
            icon={<SquareTerminal />}
            to={paths.podTerminal(uuid, namespace, name)}
            disabledReason={refusal}
          >
            {t('pod.terminal')}
          </ButtonLink>
        }
      />
      <CardBody>
        {message ? (
          <Text mb="4" lang="en" textStyle="mono" css={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        ) : null}
        <DataList
          columns={3}
          items={[
            { label: t('pod.namespace'), value: <Mono>{namespace}</Mono> },
            {
              label: t('pod.node'),
              value: nodeName ? <TextLink to={paths.clusterNode(uuid, nodeName)}>{nodeName}</TextLink> : none,
            },
            { label: t('pod.ip'), value: ip ? <Mono>{ip}</Mono> : none },
            {
              label: t('pod.owner'),
              value: owner ? t('pod.ownerOf', { kind: owner.kind, name: owner.name }) : none,
            },
            { label: t('pod.created'), value: <RelativeTime at={createdAt} /> },
            { label: t('pod.usage'), value: used },
          ]}
        />
      </CardBody>
    </Card>
  );
}
