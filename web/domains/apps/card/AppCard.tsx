import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { useDetailsHref, useOpenDetails } from '../../../shell/useOpenDetails.ts';
import { LinkRow } from '../../../ui/actions/LinkRow.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardFooter } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex, Text, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';
import { AppActions } from '../actions/AppActions.tsx';
import { InstallAppLink } from '../actions/InstallAppLink.tsx';
import { AppEndpoints } from '../AppEndpoints.tsx';
import { AppFailure } from '../AppFailure.tsx';
import { AppIcon } from '../AppIcon.tsx';
import { AppProgress } from '../AppProgress.tsx';
import { AppStatusBadge } from '../AppStatusBadge.tsx';
import { AppRequirements } from './AppRequirements.tsx';
import { AppTags } from './AppTags.tsx';
import { AppVersion } from './AppVersion.tsx';
import { PlanBadge } from './PlanBadge.tsx';
import type { AppCard_app$key } from './__generated__/AppCard_app.graphql.ts';

/** One app of the catalogue on one cluster: what it is, its status, addresses and actions. */
export function AppCard({ app }: { app: AppCard_app$key }) {
  const { t } = useTranslation('apps');
  const data = useFragment(
    graphql`
      fragment AppCard_app on App {
        catalog {
          name
          title
          detail {
            ...MessageText_message
          }
          ...AppIcon_catalog
          ...AppTags_catalog
        }
        installation {
          ...AppStatusBadge_app
          ...AppProgress_app
          ...AppFailure_app
          ...AppEndpoints_app
          ...AppActions_app
        }
        ...AppVersion_app
        ...AppRequirements_app
        ...PlanBadge_app
        ...InstallAppLink_app
      }
    `,
    app,
  );
  const { catalog, installation } = data;
  const { name, title, detail } = catalog;
  const [openName] = useOpenDetails('app');
  const ref = useReturnFocus<HTMLElement>(openName === name);
  useKeptFocus(ref);
  return (
    <Card as="article" ref={ref} tabIndex={-1} aria-labelledby={`app-${name}-title`}>
      <CardBody display="flex" flexDirection="column" gap="3">
        <Flex gap="3" align="flex-start">
          <AppIcon catalog={catalog} />
          <Box minW="0" flex="1">
            <Flex gap="2" wrap="wrap" align="center">
              <Heading level={3} id={`app-${name}-title`} me="auto">
                {title}
              </Heading>
              <Flex gap="2" wrap="wrap">
                <PlanBadge app={data} />
                {installation ? <AppStatusBadge app={installation} /> : null}
              </Flex>
            </Flex>
            <Text color="fg.muted" mt="1" lineClamp="2">
              <MessageText message={detail} />
            </Text>
          </Box>
        </Flex>
        <AppVersion app={data} />
        {installation ? (
          <>
            <AppProgress app={installation} />
            <AppFailure app={installation} />
            <AppEndpoints app={installation} />
          </>
        ) : (
          <AppRequirements app={data} />
        )}
        <AppTags catalog={catalog} />
      </CardBody>
      <CardFooter flexWrap="wrap">
        <LinkRow>
          <TextLink to={useDetailsHref('app', name)}>
            {t('card.details')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </TextLink>
        </LinkRow>
        {installation ? <AppActions app={installation} /> : <InstallAppLink app={data} />}
      </CardFooter>
    </Card>
  );
}
