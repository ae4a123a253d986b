import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import type { AddonContents_catalog$key } from './__generated__/AddonContents_catalog.graphql.ts';

/** What an add-on installs and where: chart, namespace, pods, and the values that differ from the chart's. */
export function AddonContents({ catalog }: { catalog: AddonContents_catalog$key }) {
  const { t } = useTranslation('addons');
  const { namespace, chart, values, podCount } = useFragment(
    graphql`
      fragment AddonContents_catalog on CatalogAddon {
        namespace
        chart {
          name
          repository
        }
        values
        podCount
      }
    `,
    catalog,
  );
  if (namespace == null) return null;
  return (
    <Stack as="section" gap="3">
      <Heading level={3}>{t('details.contents')}</Heading>
      <DataList
        columns={2}
        items={[
          {
            label: t('details.chart'),
            value: chart ? <Mono>{chart.name}</Mono> : t('details.manifests'),
            hint: chart?.repository,
          },
          { label: t('details.namespace'), value: <Mono>{namespace}</Mono> },
          ...(podCount == null ? [] : [{ label: t('details.pods'), value: podCount }]),
        ]}
      />
      {chart ? (
        <Stack gap="1.5">
          <Text textStyle="xs" color="fg.muted">
            {t('details.values')}
          </Text>
          {values ? (
            <CodeBlock code={values.trimEnd()} label={t('details.values')} />
          ) : (
            <Text>{t('details.defaults')}</Text>
          )}
        </Stack>
      ) : null}
    </Stack>
  );
}
