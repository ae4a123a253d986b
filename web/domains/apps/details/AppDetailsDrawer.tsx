import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { LinkRow } from '../../../ui/actions/LinkRow.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Drawer } from '../../../ui/feedback/Drawer.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import { AppActions } from '../actions/AppActions.tsx';
import { InstallAppLink } from '../actions/InstallAppLink.tsx';
import { AppFailure } from '../AppFailure.tsx';
import { AppProgress } from '../AppProgress.tsx';
import { appLook } from '../appStatus.ts';
import { AppStatusBadge } from '../AppStatusBadge.tsx';
import { AppRequirements } from '../card/AppRequirements.tsx';
import { AppTags } from '../card/AppTags.tsx';
import { PlanBadge } from '../card/PlanBadge.tsx';
import { versionName } from '../versionName.ts';
import { AppAccess } from './AppAccess.tsx';
import { AppLog } from './AppLog.tsx';
import type { AppDetailsDrawer_app$key } from './__generated__/AppDetailsDrawer_app.graphql.ts';

interface AppDetailsDrawerProps {
  readonly app: AppDetailsDrawer_app$key;
  readonly onClose: () => void;
}

/** Everything about an app on the cluster: status, access, log of a failure, versions, requirements. */
export function AppDetailsDrawer({ app, onClose }: AppDetailsDrawerProps) {
  const { t } = useTranslation('apps');
  const data = useFragment(
    graphql`
      fragment AppDetailsDrawer_app on App {
        cluster {
          id
        }
        catalog {
          name
          title
          detail {
            ...MessageText_message
          }
          latestVersion
          documentationUrl
          changelogUrl
          ...AppTags_catalog
          ...versionName_catalog
        }
        installation {
          status
          version
          previousVersion
          ...AppStatusBadge_app
          ...AppProgress_app
          ...AppFailure_app
          ...AppAccess_app
          ...AppActions_app
        }
        ...AppRequirements_app
        ...PlanBadge_app
        ...InstallAppLink_app
      }
    `,
    app,
  );
  const { catalog, installation } = data;
  const mono = (version: string | null | undefined) => <Mono>{versionName(catalog, version, t)}</Mono>;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={catalog.title}
      footer={installation ? <AppActions app={installation} /> : <InstallAppLink app={data} />}
    >
      <Stack gap="5" pb="6">
        <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
          {installation ? <AppStatusBadge app={installation} /> : null}
          <PlanBadge app={data} />
        </Flex>
        {installation ? (
          <>
            <AppProgress app={installation} />
            <AppFailure app={installation} hasLog />
            {appLook(installation.status).hasFailed ? (
              <AppLog clusterId={data.cluster.id} name={catalog.name} />
            ) : null}
            <AppAccess app={installation} />
          </>
        ) : null}
        <Text>
          <MessageText message={catalog.detail} />
        </Text>
        <LinkRow>
          {catalog.documentationUrl ? (
            <TextLink href={catalog.documentationUrl}>{t('access.documentation')}</TextLink>
          ) : null}
          {catalog.changelogUrl ? (
            <TextLink href={catalog.changelogUrl}>{t('access.changelog')}</TextLink>
          ) : null}
        </LinkRow>
        <AppTags catalog={catalog} />
        <AppRequirements app={data} />
        <DataList
          columns={2}
          items={[
            { label: t('details.installed'), value: mono(installation?.version) },
            { label: t('details.latest'), value: mono(catalog.latestVersion) },
            ...(installation?.previousVersion
              ? [
                  {
                    label: t('details.previous'),
                    value: mono(installation.previousVersion),
                    hint: t('details.previousHint'),
                  },
                ]
              : []),
            {
              label: t('details.name'),
              value: (
                <Flex as="span" align="center" gap="1">
                  <Mono>{catalog.name}</Mono> <CopyButton value={catalog.name} what={t('details.name')} />
                </Flex>
              ),
            },
          ]}
        />
      </Stack>
    </Drawer>
  );
}
