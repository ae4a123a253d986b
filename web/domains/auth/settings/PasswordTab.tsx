import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Grid } from '../../../ui/layout/primitives.ts';
import { PasswordCard } from './PasswordCard.tsx';
import type { PasswordTabQuery } from './__generated__/PasswordTabQuery.graphql.ts';

const TIPS = ['long', 'unique', 'manager'] as const;

/** Settings → password, with tips beside the form. */
export function PasswordTab() {
  const { t } = useTranslation('auth');
  const { viewer } = useOwnedQuery<PasswordTabQuery>(
    graphql`
      query PasswordTabQuery @preloadable {
        viewer {
          user {
            ...PasswordCard_user
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<PasswordTabQuery>>(),
  );
  if (!viewer) return null;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="6"
      maxW="6xl"
      alignItems="start"
    >
      <PasswordCard user={viewer.user} />
      <Card tone="quiet">
        <CardHeader title={t('settings.password.tips.title')} />
        <CardBody>
          <Box as="ul" display="grid" gap="3">
            {TIPS.map((tip) => (
              <Flex as="li" key={tip} gap="2.5" color="fg.muted">
                <Box flexShrink="0" color="fg.success" pt="1px">
                  <ShieldCheck aria-hidden size={16} />
                </Box>
                {t(`settings.password.tips.${tip}`)}
              </Flex>
            ))}
          </Box>
        </CardBody>
      </Card>
    </Grid>
  );
}
