import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Box, Flex, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { AppProgress } from './AppProgress.tsx';
import { AppStatusBadge } from './AppStatusBadge.tsx';
import { versionName } from './versionName.ts';
import type { InstalledAppRow_app$key } from './__generated__/InstalledAppRow_app.graphql.ts';

/** One app on the overview: name, version, address and status. */
export function InstalledAppRow({ app, clusterUuid }: { app: InstalledAppRow_app$key; clusterUuid: string }) {
  const { t } = useTranslation('apps');
  const data = useFragment(
    graphql`
      fragment InstalledAppRow_app on InstalledApp {
        name
        version
        catalog {
          title
          ...versionName_catalog
        }
        endpoints {
          url
          isPublic
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...appEndpointFields_endpoint
        }
        ...AppStatusBadge_app
        ...AppProgress_app
      }
    `,
    app,
  );
  const { name, version, catalog } = data;
  const title = catalog?.title ?? name;
  const url = data.endpoints.find(({ isPublic }) => isPublic)?.url;
  return (
    <Box as="li">
      <Flex gap="3" align="center" justify="space-between">
        <Box minW="0">
          <TextLink to={paths.app(clusterUuid, name)}>{title}</TextLink>
          <Flex gap="3" wrap="wrap" textStyle="xs" color="fg.muted">
            <Box as="span" textStyle="mono" lineHeight="1rem">
              {versionName(catalog, version, t)}
            </Box>
            {url ? (
              <TextLink href={url}>
                {t('installed.open')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </TextLink>
            ) : null}
          </Flex>
        </Box>
        <AppStatusBadge app={data} />
      </Flex>
      <AppProgress app={data} />
    </Box>
  );
}
