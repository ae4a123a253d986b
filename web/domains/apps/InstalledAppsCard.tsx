import { CircleArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isOutdated } from '../../lib/isOutdated.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { InstalledAppRow } from './InstalledAppRow.tsx';
import type { InstalledAppsCard_cluster$key } from './__generated__/InstalledAppsCard_cluster.graphql.ts';

/** Apps that are installed, being installed or failed; updated live. */
export function InstalledAppsCard({ cluster }: { cluster: InstalledAppsCard_cluster$key }) {
  const { t } = useTranslation('apps');
  const { uuid, installedApps } = useFragment(
    graphql`
      fragment InstalledAppsCard_cluster on Cluster {
        uuid
        installedApps(first: 100) {
          edges {
            node {
              id
              version
              latestVersion
              ...InstalledAppRow_app
            }
          }
        }
      }
    `,
    cluster,
  );
  const apps = installedApps?.edges.map(({ node }) => node);
  const upgradable =
    apps?.filter(({ version, latestVersion }) => isOutdated(version, latestVersion)).length ?? 0;
  return (
    <Card>
      <CardHeader
        title={t('installed.title')}
        badge={
          upgradable > 0 ? (
            <StatusBadge
              tone="busy"
              look="outline"
              isBusy={false}
              icon={CircleArrowUp}
              label={t('installed.upgradable', { count: upgradable })}
            />
          ) : null
        }
      />
      {apps ? (
        <CardBody>
          {apps.length === 0 ? <Text color="fg.muted">{t('installed.none')}</Text> : null}
          <Stack as="ul" gap="3" m="0" p="0" listStyleType="none">
            {apps.map((app) => (
              <InstalledAppRow key={app.id} app={app} clusterUuid={uuid} />
            ))}
          </Stack>
        </CardBody>
      ) : (
        <MissingData title={t('loadFailed')} />
      )}
      <CardFooter>
        <TextLink to={paths.cluster(uuid, 'apps')}>{t('installed.manage')}</TextLink>
      </CardFooter>
    </Card>
  );
}
