import { Check, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { LinkChip } from '../../../ui/actions/LinkChip.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Box, Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import type { AppRequirements_app$key } from './__generated__/AppRequirements_app.graphql.ts';

const icon = { 'aria-hidden': true, width: 14, height: 14 } as const;

/** The add-ons that an app requires, marked if present on the cluster; nothing if there are none. */
export function AppRequirements({ app }: { app: AppRequirements_app$key }) {
  const { t } = useTranslation('apps');
  const { catalog, missingAddons, cluster } = useFragment(
    graphql`
      fragment AppRequirements_app on App {
        cluster {
          uuid
        }
        catalog {
          requiredAddons {
            name
            title
          }
        }
        missingAddons {
          name
        }
      }
    `,
    app,
  );
  if (catalog.requiredAddons.length === 0) return null;
  const missing = new Set(missingAddons.map(({ name }) => name));
  return (
    <Flex gap="2" wrap="wrap" align="center" textStyle="xs">
      <Box as="span" color="fg.muted">
        {t('card.requires')}
      </Box>
      <Flex as="ul" aria-label={t('card.requires')} gap="1.5" wrap="wrap" listStyleType="none" m="0" p="0">
        {catalog.requiredAddons.map(({ name, title }) => (
          <LinkChip key={name}>
            <Box as="span" color={missing.has(name) ? 'fg.muted' : 'fg.success'}>
              {missing.has(name) ? <CircleDashed {...icon} /> : <Check {...icon} />}
            </Box>
            <TextLink to={`${paths.cluster(cluster.uuid, 'addons')}#addon-${name}`}>{title}</TextLink>
            <VisuallyHidden> {t(missing.has(name) ? 'card.missing' : 'card.present')}</VisuallyHidden>
          </LinkChip>
        ))}
      </Flex>
    </Flex>
  );
}
