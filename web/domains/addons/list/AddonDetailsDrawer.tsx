import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isOutdated } from '../../../lib/isOutdated.ts';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { Drawer } from '../../../ui/feedback/Drawer.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { CopyValue } from '../../../ui/text/CopyValue.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { AddonActionButton } from '../card/AddonActionButton.tsx';
import { AddonActions } from '../card/AddonActions.tsx';
import { MissingAddons } from '../card/MissingAddons.tsx';
import { AddonDialog, type AddonDialogName } from '../dialogs/AddonDialog.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { AddonDependencies } from '../card/AddonDependencies.tsx';
import { AddonStatusBadge } from '../AddonStatusBadge.tsx';
import { AddonContents } from './AddonContents.tsx';
import type { AddonDetailsDrawer_cluster$key } from './__generated__/AddonDetailsDrawer_cluster.graphql.ts';
import type { AddonDetailsDrawer_addon$key } from './__generated__/AddonDetailsDrawer_addon.graphql.ts';

interface AddonDetailsDrawerProps {
  readonly addon: AddonDetailsDrawer_addon$key;
  readonly cluster: AddonDetailsDrawer_cluster$key;
  readonly onClose: () => void;
}

/** Details of an add-on: purpose, versions, what is installed and where, requirements, dependents and actions. */
export function AddonDetailsDrawer({ addon, cluster, onClose }: AddonDetailsDrawerProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment AddonDetailsDrawer_addon on Addon {
        name
        version
        previousVersion
        catalog {
          title
          detail {
            ...MessageText_message
          }
          category
          latestVersion
          isRequired
          documentationUrl
          changelogUrl
          ...AddonContents_catalog
        }
        ...AddonStatusBadge_addon
        ...AddonDependencies_addon
        ...AddonActionButton_addon
        ...AddonActions_addon
        ...MissingAddons_addon
        ...AddonDialog_addon
      }
    `,
    addon,
  );
  const clusterData = useFragment(
    graphql`
      fragment AddonDetailsDrawer_cluster on Cluster {
        ...AddonActions_cluster
        ...AddonDialog_cluster
      }
    `,
    cluster,
  );
  const [openDialog, setOpenDialog] = useState<AddonDialogName | null>(null);
  const { name, version, previousVersion, catalog } = data;
  const hasUpgrade = isOutdated(version, catalog.latestVersion);
  const mono = (value: string | null | undefined) => <Mono>{value ?? t('details.none')}</Mono>;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={catalog.title}
      footer={
        <AddonActions
          addon={data}
          cluster={clusterData}
          wayOut={<MissingAddons addon={data} />}
          onInstallAll={() => setOpenDialog('installAll')}
          onUninstall={() => setOpenDialog('uninstall')}
        />
      }
    >
      <Stack gap="5" pb="6">
        <Flex>
          <AddonStatusBadge addon={data} />
        </Flex>
        <Text>
          <MessageText message={catalog.detail} />
        </Text>
        <Flex gap="4" wrap="wrap">
          {catalog.documentationUrl ? (
            <TextLink href={catalog.documentationUrl}>{t('details.documentation')}</TextLink>
          ) : null}
          {catalog.changelogUrl ? (
            <TextLink href={catalog.changelogUrl}>{t('details.changelog')}</TextLink>
          ) : null}
        </Flex>
        {catalog.isRequired ? <Text color="fg.muted">{t('details.required')}</Text> : null}
        <DataList
          columns={2}
          items={[
            { label: t('details.installed'), value: mono(version) },
            { label: t('details.latest'), value: mono(catalog.latestVersion) },
            ...(previousVersion
              ? [
                  {
                    label: t('details.previous'),
                    value: mono(previousVersion),
                    hint: t('details.previousHint'),
                  },
                ]
              : []),
            { label: t('filter.category'), value: t(`category.${catalog.category}`) },
            { label: t('details.name'), value: <CopyValue value={name} what={t('details.name')} /> },
          ]}
        />
        {hasUpgrade || previousVersion ? (
          <Flex gap="2" wrap="wrap">
            {hasUpgrade ? (
              <AddonActionButton action="upgrade" addon={data} onAsk={() => setOpenDialog('upgrade')} />
            ) : null}
            {previousVersion ? (
              <AddonActionButton action="rollback" addon={data} onAsk={() => setOpenDialog('rollback')} />
            ) : null}
          </Flex>
        ) : null}
        <AddonContents catalog={catalog} />
        <AddonDependencies addon={data} />
      </Stack>
      <AddonDialog
        addon={data}
        cluster={clusterData}
        openDialog={openDialog}
        onClose={() => setOpenDialog(null)}
      />
    </Drawer>
  );
}
