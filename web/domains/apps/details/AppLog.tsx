import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import type { AppLogLinesQuery } from './__generated__/AppLogLinesQuery.graphql.ts';
import type { AppLogQuery } from './__generated__/AppLogQuery.graphql.ts';

interface AppLogProps {
  readonly clusterId: string;
  /** Name of the app; that of its Helm job ends with it. */
  readonly name: string;
}

/** The last lines of the Helm job of an app. */
export function AppLog({ clusterId, name }: AppLogProps) {
  const { t } = useTranslation('apps');
  return (
    <Stack as="section" gap="2" aria-labelledby="app-log">
      <Heading level={3} textStyle="sm" id="app-log">
        {t('details.log')}
      </Heading>
      <CardBoundary fallback={<Skeleton height="8rem" />} title={t('details.logFailed')}>
        {(fetchKey) => <JobLog clusterId={clusterId} name={name} fetchKey={fetchKey} />}
      </CardBoundary>
    </Stack>
  );
}

/** Helm's job of an app is `helm-install-<app>` or `helm-delete-<app>`; its pods have a suffix. */
const isJobOf = (pod: string, name: string) =>
  [`helm-install-${name}-`, `helm-delete-${name}-`].some(
    (job) => pod.startsWith(job) && !pod.slice(job.length).includes('-'),
  );

function JobLog({ clusterId, name, fetchKey }: AppLogProps & { readonly fetchKey: number }) {
  const { t } = useTranslation('apps');
  const { cluster } = useLazyLoadQuery<AppLogQuery>(
    graphql`
      query AppLogQuery($clusterId: ID!) {
        cluster(id: $clusterId) {
          pods(first: 100, filter: { states: [FAILED, ERROR, CRASHING] }) {
            nodes {
              id
              name
              createdAt
            }
          }
        }
      }
    `,
    { clusterId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const [newest] = (cluster?.pods?.nodes ?? [])
    .filter((pod) => isJobOf(pod.name, name))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!newest) return <Text color="fg.muted">{t('details.noLog')}</Text>;
  return <Lines key={newest.id} podId={newest.id} fetchKey={fetchKey} />;
}

function Lines({ podId, fetchKey }: { readonly podId: string; readonly fetchKey: number }) {
  const { t } = useTranslation('apps');
  const { logs } = useLazyLoadQuery<AppLogLinesQuery>(
    graphql`
      query AppLogLinesQuery($podId: ID!) {
        logs(target: $podId, tail: 20) {
          lines {
            text
          }
        }
      }
    `,
    { podId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const lines = logs?.lines.map(({ text }) => text) ?? [];
  if (lines.length === 0) return <Text color="fg.muted">{t('details.noLog')}</Text>;
  return <CodeBlock code={lines.join('\n')} label={t('details.logLabel')} />;
}
