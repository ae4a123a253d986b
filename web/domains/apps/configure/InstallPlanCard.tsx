import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { AddedPrice } from '../../clusters/preview/AddedPrice.tsx';
import { plannedSteps } from './plannedSteps.ts';
import type { PlannedApp } from './usePlannedApp.ts';
import type { InstallPlanCard_app$key } from './__generated__/InstallPlanCard_app.graphql.ts';

interface InstallPlanCardProps {
  readonly app: InstallPlanCard_app$key;
  readonly plan: PlannedApp;
}

/** What the dry run of an installation says: missing add-ons and the app in order, price, and warnings. */
export function InstallPlanCard({ app, plan }: InstallPlanCardProps) {
  const { t } = useTranslation('apps');
  const { catalog } = useFragment(
    graphql`
      fragment InstallPlanCard_app on App {
        catalog {
          name
          title
          requiredAddons {
            name
            title
          }
        }
      }
    `,
    app,
  );
  const titles = new Map([...catalog.requiredAddons, catalog].map(({ name, title }) => [name, title]));
  const content = () => {
    switch (plan.state) {
      case 'asking':
        return (
          <div role="status" aria-label={t('configure.plan.checking')}>
            <Skeleton height="4rem" />
          </div>
        );
      case 'incomplete':
      case 'failed':
        return <Text color="fg.muted">{t(`configure.plan.${plan.state}`)}</Text>;
      case 'refused':
        return <Banner tone="warning">{plan.issues[0]?.message ?? plan.message}</Banner>;
      case 'planned': {
        const steps = plannedSteps(plan.preview);
        return (
          <Stack gap="4">
            <Text color="fg.muted">
              {t(steps.length > 1 ? 'configure.plan.addons' : 'configure.plan.complete')}
            </Text>
            <Box as="ol" aria-label={t('configure.plan.order')} listStyleType="decimal" ps="5" m="0">
              {steps.map(({ name, version }) => (
                <Box as="li" key={name} py="0.5">
                  <Flex gap="2" wrap="wrap" align="baseline">
                    <Box as="span" fontWeight="medium">
                      {titles.get(name) ?? name}
                    </Box>
                    <Mono color="fg.muted">{version}</Mono>
                  </Flex>
                </Box>
              ))}
            </Box>
            <div>
              <AddedPrice preview={plan.preview} />
            </div>
          </Stack>
        );
      }
    }
  };
  return (
    <Card>
      <CardHeader title={t('configure.plan.title')} />
      <CardBody>{content()}</CardBody>
    </Card>
  );
}
