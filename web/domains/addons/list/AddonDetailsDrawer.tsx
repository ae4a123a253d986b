import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { Drawer } from '../../../ui/feedback/Drawer.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import { AddonDependencies } from '../card/AddonDependencies.tsx';
import { AddonStatusBadge } from '../AddonStatusBadge.tsx';
import type { AddonDetailsDrawer_addon$key } from './__generated__/AddonDetailsDrawer_addon.graphql.ts';

interface AddonDetailsDrawerProps {
  readonly addon: AddonDetailsDrawer_addon$key;
  readonly onClose: () => void;
}

/** Details of an add-on: purpose, versions, requirements and dependents. */
export function AddonDetailsDrawer({ addon, onClose }: AddonDetailsDrawerProps) {
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
        }
        ...AddonStatusBadge_addon
        ...AddonDependencies_addon
      }
    `,
    addon,
  );
  const { name, version, previousVersion, catalog } = data;
  const mono = (value: string | null | undefined) => <Mono>{value ?? t('details.none')}</Mono>;
  return (
    <Drawer isOpen onClose={onClose} title={catalog.title}>
      <Stack gap="5" pb="6">
        <Flex>
          <AddonStatusBadge addon={data} />
        </Flex>
        <Text>
          <MessageText message={catalog.detail} />
        </Text>
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
            {
              label: t('details.name'),
              value: (
                <Flex as="span" align="center" gap="1">
                  {mono(name)} <CopyButton value={name} what={t('details.name')} />
                </Flex>
              ),
            },
          ]}
        />
        <AddonDependencies addon={data} />
      </Stack>
    </Drawer>
  );
}
