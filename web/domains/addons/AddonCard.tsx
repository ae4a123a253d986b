import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../i18n/MessageText.tsx';
import { Card, CardBody, CardFooter } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { AddonActions } from './card/AddonActions.tsx';
import { AddonDependencies } from './card/AddonDependencies.tsx';
import { AddonDetailsLink } from './card/AddonDetailsLink.tsx';
import { AddonDialog } from './dialogs/AddonDialog.tsx';
import type { AddonDialogName } from './dialogs/AddonDialog.tsx';
import { AddonFailure } from './card/AddonFailure.tsx';
import { AddonIcon } from './card/AddonIcon.tsx';
import { AddonProgress } from './AddonProgress.tsx';
import { AddonStatusBadge } from './AddonStatusBadge.tsx';
import { AddonVersion } from './card/AddonVersion.tsx';
import { MissingAddons } from './card/MissingAddons.tsx';
import { useAddonAnchor } from './card/useAddonAnchor.ts';
import type { AddonCard_addon$key } from './__generated__/AddonCard_addon.graphql.ts';
import type { AddonCard_cluster$key } from './__generated__/AddonCard_cluster.graphql.ts';

interface AddonCardProps {
  readonly addon: AddonCard_addon$key;
  /** The cluster on which it is, or would be, installed. */
  readonly cluster: AddonCard_cluster$key;
}

/** One add-on of the catalog on one cluster: description, status and actions. */
export function AddonCard({ addon, cluster }: AddonCardProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment AddonCard_addon on Addon {
        name
        catalog {
          title
          detail {
            ...MessageText_message
          }
          isRequired
          ...AddonIcon_catalog
        }
        ...AddonStatusBadge_addon
        ...AddonVersion_addon
        ...AddonProgress_addon
        ...AddonFailure_addon
        ...AddonDependencies_addon
        ...AddonActions_addon
        ...MissingAddons_addon
        ...AddonDialog_addon
      }
    `,
    addon,
  );
  const clusterData = useFragment(
    graphql`
      fragment AddonCard_cluster on Cluster {
        ...AddonFailure_cluster
        ...AddonActions_cluster
        ...AddonDialog_cluster
      }
    `,
    cluster,
  );
  const [openDialog, setOpenDialog] = useState<AddonDialogName | null>(null);
  const { title, detail, isRequired } = data.catalog;

  return (
    <Card
      as="article"
      {...useAddonAnchor(data.name, openDialog !== null)}
      aria-labelledby={`addon-${data.name}-title`}
      css={{ '&[data-linked]': { borderColor: 'brand.solid' } }}
    >
      <CardBody display="flex" flexDirection="column" gap="3">
        <Flex gap="3" align="flex-start">
          <AddonIcon catalog={data.catalog} />
          <Box minW="0" flex="1">
            <Flex gap="2" wrap="wrap" align="center">
              <Heading level={3} id={`addon-${data.name}-title`} me="auto">
                {title}
              </Heading>
              <Flex gap="2" wrap="wrap">
                {isRequired ? (
                  <StatusBadge tone="neutral" look="outline" icon={Lock} label={t('card.required')} />
                ) : null}
                <AddonStatusBadge addon={data} />
              </Flex>
            </Flex>
            <Text color="fg.muted" mt="1" lineClamp="2">
              <MessageText message={detail} />
            </Text>
          </Box>
        </Flex>
        <AddonVersion
          addon={data}
          onUpgrade={() => setOpenDialog('upgrade')}
          onRollback={() => setOpenDialog('rollback')}
        />
        <AddonProgress addon={data} />
        <AddonFailure
          addon={data}
          cluster={clusterData}
          onRollback={() => setOpenDialog('rollback')}
          onUninstall={() => setOpenDialog('uninstall')}
        />
        <AddonDependencies addon={data} />
      </CardBody>
      <CardFooter flexWrap="wrap">
        <AddonDetailsLink name={data.name} title={title} />
        <AddonActions
          addon={data}
          cluster={clusterData}
          wayOut={<MissingAddons addon={data} />}
          onInstallAll={() => setOpenDialog('installAll')}
          onUninstall={() => setOpenDialog('uninstall')}
        />
      </CardFooter>
      <AddonDialog
        addon={data}
        cluster={clusterData}
        openDialog={openDialog}
        onClose={() => setOpenDialog(null)}
      />
    </Card>
  );
}
