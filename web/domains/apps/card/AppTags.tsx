import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { useCategoryName } from '../useCategoryName.ts';
import type { AppTags_catalog$key } from './__generated__/AppTags_catalog.graphql.ts';

/** Category and tags of an app. */
export function AppTags({ catalog }: { catalog: AppTags_catalog$key }) {
  const { t } = useTranslation('apps');
  const nameOf = useCategoryName();
  const { category, tags } = useFragment(
    graphql`
      fragment AppTags_catalog on CatalogApp {
        category
        tags
      }
    `,
    catalog,
  );
  return (
    <Flex
      as="ul"
      aria-label={t('card.tags')}
      gap="1.5"
      wrap="wrap"
      listStyleType="none"
      m="0"
      p="0"
      textStyle="xs"
      color="fg.muted"
    >
      {[nameOf(category), ...tags].map((tag) => (
        <Box as="li" key={tag} px="1.5" py="0.5" borderRadius="sm" bg="bg.muted">
          {tag}
        </Box>
      ))}
    </Flex>
  );
}
