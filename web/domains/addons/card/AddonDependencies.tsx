import { Check, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { LinkChip } from '../../../ui/actions/LinkChip.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Box, Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { addonHref } from './useAddonAnchor.ts';
import type { AddonDependencies_addon$key } from './__generated__/AddonDependencies_addon.graphql.ts';

/** What the add-on requires, marked if present on the cluster, and which add-ons and apps require it. */
export function AddonDependencies({ addon }: { addon: AddonDependencies_addon$key }) {
  const { t } = useTranslation('addons');
  const { requires, requiredByAddons, requiredByApps, cluster } = useFragment(
    graphql`
      fragment AddonDependencies_addon on Addon {
        requires {
          isSatisfied
          addon {
            name
            title
          }
        }
        requiredByAddons {
          name
          title
        }
        requiredByApps
        cluster {
          uuid
        }
      }
    `,
    addon,
  );
  if (requires.length + requiredByAddons.length + requiredByApps.length === 0) return null;
  return (
    <Flex as="dl" direction="column" gap="1.5" m="0" textStyle="xs">
      <Section label={t('card.requires')}>
        {requires.map(({ addon: { name, title }, isSatisfied }) => (
          <LinkChip key={name}>
            <Box as="span" color={isSatisfied ? 'fg.success' : 'fg.muted'}>
              {isSatisfied ? <Check {...icon} /> : <CircleDashed {...icon} />}
            </Box>
            <TextLink to={addonHref(name)}>{title}</TextLink>
            <VisuallyHidden> {t(isSatisfied ? 'card.present' : 'card.missing')}</VisuallyHidden>
          </LinkChip>
        ))}
      </Section>
      <Section label={t('card.requiredBy')}>
        {requiredByAddons.map(({ name, title }) => (
          <LinkChip key={name}>
            <TextLink to={addonHref(name)}>{title}</TextLink>
          </LinkChip>
        ))}
      </Section>
      <Section label={t('card.requiredByApps', { count: requiredByApps.length })}>
        {/* The page lists apps and databases; titles do not say which of them one is. */}
        {requiredByApps.map((title) => (
          <LinkChip key={title}>
            <TextLink to={paths.cluster(cluster.uuid, 'apps')}>{title}</TextLink>
          </LinkChip>
        ))}
      </Section>
    </Flex>
  );
}

const icon = { 'aria-hidden': true, width: 14, height: 14 } as const;

function Section({ label, children }: { label: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Box as="dt" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" m="0">
        <Flex as="ul" gap="1.5" wrap="wrap" m="0" p="0" listStyleType="none">
          {children}
        </Flex>
      </Box>
    </Flex>
  );
}
