import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { CompareVersions } from './CompareVersions.tsx';
import { VersionRow } from './VersionRow.tsx';
import type { VersionsCard_deployment$key } from './__generated__/VersionsCard_deployment.graphql.ts';

const RestoreVersionDialog = lazyPart(() => import('./RestoreVersionDialog.tsx'), 'RestoreVersionDialog');
const COLUMNS = ['tag', 'reason', 'changes', 'author', 'when'] as const;

/** Who changed what and when; an earlier version can be restored. */
export function VersionsCard({ deployment }: { deployment: VersionsCard_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { name, versions, viewerCan, autoUpdate } = useFragment(
    graphql`
      fragment VersionsCard_deployment on Deployment {
        name
        autoUpdate {
          isEnabled
        }
        viewerCan {
          restoreVersion {
            ...useActionReason_state
          }
        }
        versions(first: 100) {
          edges {
            node {
              id
              imageTag
              reason
              ...VersionRow_version
              ...CompareVersions_versions
            }
          }
        }
      }
    `,
    deployment,
  );
  const [restoring, setRestoring] = useState<{ id: string; tag: string }>();
  const reasonOf = useActionReason();
  if (!versions) return <MissingData title={t('versions.loadFailed')} />;
  const rows = versions.edges.map(({ node }) => node);
  const wasRestored = rows[0]?.reason === 'RESTORED' && !autoUpdate.isEnabled;
  return (
    <Card>
      <CardHeader title={t('versions.title')} description={t('versions.text')} />
      {wasRestored ? (
        <Box px="5" pt="4">
          <Banner tone="info">{t('versions.updatesOff')}</Banner>
        </Box>
      ) : null}
      <Table
        caption={t('versions.title')}
        columns={[
          ...COLUMNS.map((key) => ({ key, header: t(`versions.column.${key}`) })),
          { key: 'actions', header: t('column.actions'), isHeaderHidden: true },
        ]}
      >
        {rows.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            disabledReason={reasonOf(viewerCan.restoreVersion)}
            onRestore={() => setRestoring({ id: version.id, tag: version.imageTag })}
          />
        ))}
      </Table>
      <CompareVersions versions={rows} />
      <Suspense>
        {restoring ? (
          <RestoreVersionDialog name={name} version={restoring} onClose={() => setRestoring(undefined)} />
        ) : null}
      </Suspense>
    </Card>
  );
}
