import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { AddonProgress } from './AddonProgress.tsx';
import { AddonStatusBadge } from './AddonStatusBadge.tsx';
import type { InstalledAddonRow_addon$key } from './__generated__/InstalledAddonRow_addon.graphql.ts';

/** One add-on on the overview: name, version and status. */
export function InstalledAddonRow({ addon }: { addon: InstalledAddonRow_addon$key }) {
  const data = useFragment(
    graphql`
      fragment InstalledAddonRow_addon on Addon {
        version
        catalog {
          title
        }
        ...AddonStatusBadge_addon
        ...AddonProgress_addon
      }
    `,
    addon,
  );
  return (
    <Box as="li">
      <Flex gap="3" align="center" justify="space-between">
        <Box minW="0">
          <Text fontWeight="medium" truncate>
            {data.catalog.title}
          </Text>
          <Text as="span" textStyle="mono" lineHeight="1rem" color="fg.muted">
            {data.version}
          </Text>
        </Box>
        <AddonStatusBadge addon={data} />
      </Flex>
      <AddonProgress addon={data} />
    </Box>
  );
}
