import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../i18n/MessageText.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { Mono } from '../../ui/text/Mono.tsx';
import type { AppEndpoints_app$key } from './__generated__/AppEndpoints_app.graphql.ts';

/** The addresses of an installed app: links for a browser, host and port for others; nothing without one. */
export function AppEndpoints({ app }: { app: AppEndpoints_app$key }) {
  const { t } = useTranslation('apps');
  const { endpoints } = useFragment(
    graphql`
      fragment AppEndpoints_app on InstalledApp {
        endpoints {
          label {
            ...MessageText_message
          }
          url
          host
          port
          isPublic
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...appEndpointFields_endpoint
        }
      }
    `,
    app,
  );
  const words = useMessageText();
  if (endpoints.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('card.addresses')} listStyleType="none" m="0" p="0">
      {endpoints.map(({ label, url, host, port, isPublic }) => {
        const address = url ?? `${host}:${port}`;
        return (
          <Flex as="li" key={address} columnGap="2" align="center" wrap="wrap" data-copy-scope minH="8">
            <Box as="span" color="fg.muted" textStyle="xs" flexShrink="0">
              {words(label)}
            </Box>
            <Flex gap="1" align="center" minW="0">
              {/* Without a minimum width long addresses wrap. */}
              <Box minW="0">
                {url && isPublic ? <TextLink href={url}>{url}</TextLink> : <Mono>{address}</Mono>}
              </Box>
              <CopyButton value={address} what={t('card.address', { label: words(label) })} />
            </Flex>
            {isPublic ? null : (
              <Box as="span" color="fg.muted" textStyle="xs" flexShrink="0">
                {t('card.inCluster')}
              </Box>
            )}
          </Flex>
        );
      })}
    </Box>
  );
}
