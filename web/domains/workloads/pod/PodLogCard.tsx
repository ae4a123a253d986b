import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { NativeSelect } from '../../../ui/actions/NativeSelect.tsx';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import type { PodLogCard_pod$key } from './__generated__/PodLogCard_pod.graphql.ts';
import type { PodLogCardQuery } from './__generated__/PodLogCardQuery.graphql.ts';

const LINES = 200;

/** The last lines of a container. Container and log are in the address. */
export function PodLogCard({ pod }: { pod: PodLogCard_pod$key }) {
  const { t } = useTranslation('workloads');
  const [params, change] = useAddressParams();
  const [reads, setReads] = useState(0);
  const { id, containers } = useFragment(
    graphql`
      fragment PodLogCard_pod on Pod {
        id
        containers {
          name
        }
      }
    `,
    pod,
  );
  const names = containers.map(({ name }) => name);
  const container = names.find((name) => name === params.get('container')) ?? names[0];
  const isPrevious = params.get('log') === 'previous';
  const set = (name: string, value: string | null) =>
    change((before) => {
      const next = new URLSearchParams(before);
      next.delete(name);
      if (value !== null) next.set(name, value);
      return next;
    });
  if (container === undefined) return null;
  return (
    <Card>
      <CardHeader
        title={t('pod.log.title')}
        description={t('pod.log.description', { count: LINES })}
        actions={
          <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => setReads((count) => count + 1)}>
            {t('pod.log.refresh')}
          </Button>
        }
      />
      <CardBody>
        <Flex gap="3" wrap="wrap" mb="4">
          {names.length > 1 ? (
            <Box minW="10rem">
              <NativeSelect
                aria-label={t('pod.log.container')}
                value={container}
                onChange={({ target }) => set('container', target.value)}
              >
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </NativeSelect>
            </Box>
          ) : null}
          <Toggle
            label={t('pod.log.which')}
            options={[
              { value: 'current', label: t('pod.log.current') },
              { value: 'previous', label: t('pod.log.previous') },
            ]}
            value={isPrevious ? 'previous' : 'current'}
            onChange={(which) => set('log', which === 'previous' ? which : null)}
          />
        </Flex>
        <CardBoundary fallback={<Skeleton height="12rem" />} title={t('pod.log.failed')}>
          {(fetchKey) => (
            <Log id={id} container={container} isPrevious={isPrevious} fetchKey={`${fetchKey} ${reads}`} />
          )}
        </CardBoundary>
      </CardBody>
    </Card>
  );
}

interface LogProps {
  readonly id: string;
  readonly container: string;
  readonly isPrevious: boolean;
  readonly fetchKey: string;
}

function Log({ id, container, isPrevious, fetchKey }: LogProps) {
  const { t } = useTranslation('workloads');
  const { node } = useLazyLoadQuery<PodLogCardQuery>(
    graphql`
      query PodLogCardQuery($id: ID!, $container: String!, $previous: Boolean!, $tail: Int!) {
        node(id: $id) {
          ... on Pod {
            log(container: $container, previous: $previous, tail: $tail)
          }
        }
      }
    `,
    { id, container, previous: isPrevious, tail: LINES },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const text = node?.log;
  if (text == null) return <EmptyState kind="nothing" title={t('pod.log.none')} />;
  if (text.trim() === '') return <EmptyState kind="nothing" title={t('pod.log.empty')} />;
  return (
    // The newest line is the last one: the box begins at its end.
    <Box display="flex" flexDirection="column-reverse" maxH="28rem" overflowY="auto" lang="en" tabIndex={0}>
      <CodeBlock code={text.trimEnd()} label={t('pod.log.title')} />
    </Box>
  );
}
