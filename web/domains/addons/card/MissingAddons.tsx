import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { addonHref } from './useAddonAnchor.ts';
import type { MissingAddons_addon$key } from './__generated__/MissingAddons_addon.graphql.ts';

/** Links to the cards of the add-ons that have to be installed first. */
export function MissingAddons({ addon }: { addon: MissingAddons_addon$key }) {
  const { t } = useTranslation('addons');
  const { requires } = useFragment(
    graphql`
      fragment MissingAddons_addon on Addon {
        requires {
          isSatisfied
          addon {
            name
            title
          }
        }
      }
    `,
    addon,
  );
  const missing = requires.filter(({ isSatisfied }) => !isSatisfied);
  return (
    <Flex as="span" gap="2" wrap="wrap">
      {missing.map(({ addon: { name, title } }) => (
        <TextLink key={name} to={addonHref(name)}>
          {t('action.goTo', { title })}
        </TextLink>
      ))}
    </Flex>
  );
}
