import { CircleArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isOutdated } from '../../lib/isOutdated.ts';
import { paths } from '../../shell/paths.ts';
import { refetchMounted } from '../../relay/live/liveStatus.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { InstalledAddonRow } from './InstalledAddonRow.tsx';
import type { InstalledAddonsCard_cluster$key } from './__generated__/InstalledAddonsCard_cluster.graphql.ts';

/** Add-ons that are installed, being installed or failed; updated live. */
export function InstalledAddonsCard({ cluster }: { cluster: InstalledAddonsCard_cluster$key }) {
  const { t } = useTranslation('addons');
  const { uuid, addons } = useFragment(
    graphql`
      fragment InstalledAddonsCard_cluster on Cluster {
        uuid
        addons(first: 100) {
          edges {
            node {
              id
              status
              version
              catalog {
                latestVersion
              }
              ...InstalledAddonRow_addon
            }
          }
        }
      }
    `,
    cluster,
  );
  const present = addons?.edges.filter(({ node }) => node.status !== 'NOT_INSTALLED') ?? [];
  const upgradable = present.filter(({ node }) =>
    isOutdated(node.version, node.catalog.latestVersion),
  ).length;
  const upgrades = t('installed.upgradable', { count: upgradable });
  return (
    <Card>
      <CardHeader
        title={t('installed.title')}
        badge={
          upgradable > 0 ? (
            <StatusBadge tone="busy" look="outline" isBusy={false} icon={CircleArrowUp} label={upgrades} />
          ) : null
        }
      />
      {addons ? (
        <CardBody>
          {present.length === 0 ? <Text color="fg.muted">{t('installed.none')}</Text> : null}
          <Stack as="ul" gap="3" m="0" p="0" listStyleType="none">
            {present.map(({ node }) => (
              <InstalledAddonRow key={node.id} addon={node} />
            ))}
          </Stack>
        </CardBody>
      ) : (
        <ErrorState isCompact title={t('loadFailed')} onRetry={() => void refetchMounted()} level={3} />
      )}
      <CardFooter>
        <TextLink to={paths.cluster(uuid, 'addons')}>{t('installed.manage')}</TextLink>
      </CardFooter>
    </Card>
  );
}
