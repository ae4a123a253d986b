import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isOutdated } from '../../../lib/isOutdated.ts';
import { Flex, Text, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { AddonActionButton } from './AddonActionButton.tsx';
import type { AddonVersion_addon$key } from './__generated__/AddonVersion_addon.graphql.ts';

interface AddonVersionProps {
  readonly addon: AddonVersion_addon$key;
  readonly onUpgrade: () => void;
  readonly onRollback: () => void;
}

const inline = { display: 'inline', margin: '0 0.375rem', verticalAlign: '-0.125rem' };

/** The installed version, or the one to be installed, with buttons to upgrade and roll back if possible. */
export function AddonVersion({ addon, onUpgrade, onRollback }: AddonVersionProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment AddonVersion_addon on Addon {
        version
        previousVersion
        catalog {
          latestVersion
        }
        ...AddonActionButton_addon
      }
    `,
    addon,
  );
  const { version, previousVersion, catalog } = data;
  const hasUpgrade = isOutdated(version, catalog.latestVersion);
  return (
    <Flex gap="2" align="center" wrap="wrap" minH="8">
      <Text as="span" textStyle="mono" color="fg.muted">
        <VisuallyHidden>{t('card.version')} </VisuallyHidden>
        {version ?? catalog.latestVersion}
        {hasUpgrade ? (
          <>
            <ArrowRight aria-hidden width={14} height={14} style={inline} />
            <VisuallyHidden> {t('card.latest')} </VisuallyHidden>
            {catalog.latestVersion}
          </>
        ) : null}
      </Text>
      <Flex gap="2" ms="auto">
        {previousVersion == null ? null : (
          <AddonActionButton action="rollback" addon={data} onAsk={onRollback} />
        )}
        {hasUpgrade ? <AddonActionButton action="upgrade" addon={data} onAsk={onUpgrade} /> : null}
      </Flex>
    </Flex>
  );
}
