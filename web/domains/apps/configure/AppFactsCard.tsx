import { Check, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { versionName } from '../versionName.ts';
import type { AppFactsCard_app$key } from './__generated__/AppFactsCard_app.graphql.ts';

const icon = { 'aria-hidden': true, width: 14, height: 14 } as const;

/** What the app is, its version, what it requires, and its documentation. */
export function AppFactsCard({ app }: { app: AppFactsCard_app$key }) {
  const { t } = useTranslation('apps');
  const { catalog, installation, missingAddons } = useFragment(
    graphql`
      fragment AppFactsCard_app on App {
        catalog {
          title
          detail {
            ...MessageText_message
          }
          latestVersion
          documentationUrl
          ...versionName_catalog
          requiredAddons {
            name
            title
          }
        }
        installation {
          version
        }
        missingAddons {
          name
        }
      }
    `,
    app,
  );
  const missing = new Set(missingAddons.map(({ name }) => name));
  const requirements = catalog.requiredAddons.map(({ name, title }) => (
    <Flex as="li" key={name} gap="1.5" align="center">
      <Box as="span" color={missing.has(name) ? 'fg.muted' : 'fg.success'} flexShrink="0">
        {missing.has(name) ? <CircleDashed {...icon} /> : <Check {...icon} />}
      </Box>
      {title}
      <VisuallyHidden>
        {t(missing.has(name) ? 'configure.facts.missing' : 'configure.facts.present')}
      </VisuallyHidden>
    </Flex>
  ));
  return (
    <Card>
      <CardHeader title={t('configure.facts.title', { title: catalog.title })} />
      <CardBody>
        <Stack gap="4">
          <Text color="fg.muted">
            <MessageText message={catalog.detail} />
          </Text>
          <DataList
            items={[
              {
                label: t('configure.facts.version'),
                value: <Mono>{versionName(catalog, installation?.version ?? catalog.latestVersion, t)}</Mono>,
              },
              {
                label: t('configure.facts.requires'),
                value:
                  requirements.length === 0 ? (
                    t('configure.facts.nothing')
                  ) : (
                    <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
                      {requirements}
                    </Stack>
                  ),
              },
            ]}
          />
          {catalog.documentationUrl ? (
            <div>
              <TextLink href={catalog.documentationUrl}>{t('configure.facts.documentation')}</TextLink>
            </div>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
