import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Catch } from '../../shell/Catch.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Grid, Stack } from '../../ui/layout/primitives.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ContactCard } from '../support/ContactCard.tsx';
import { ChatCard } from './chat/ChatCard.tsx';
import { ChangelogCard } from './ChangelogCard.tsx';
import { DocumentationCard } from './DocumentationCard.tsx';
import { FaqCard } from './FaqCard.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { ResponseTimeCard } from './ResponseTimeCard.tsx';
import { SupportAccessCard } from './SupportAccessCard.tsx';
import type { HelpPageQuery } from './__generated__/HelpPageQuery.graphql.ts';

/** Help: support hours and access, documentation, frequently asked questions and what is new. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const { installation, viewer } = useOwnedQuery<HelpPageQuery>(
    graphql`
      query HelpPageQuery @preloadable {
        installation {
          ...ChatCard_installation
        }
        viewer {
          ...ContactCard_viewer
          user {
            ...SupportAccessCard_user
          }
          account {
            ...SupportAccessCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<HelpPageQuery>>(),
  );
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack gap="6" maxW="6xl">
        <Banner tone="info" title={t('banner.title')}>
          {t('banner.text')}
        </Banner>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap="6"
          alignItems="start"
        >
          <Stack gap="6">
            {viewer ? <SupportAccessCard user={viewer.user} account={viewer.account} /> : null}
            {viewer ? <ContactCard viewer={viewer} /> : null}
            <FaqCard />
          </Stack>
          <Stack gap="6">
            <ChatCard installation={installation} />
            <ResponseTimeCard />
            <DocumentationCard />
            <ChangelogCard />
          </Stack>
        </Grid>
        <Catch renderError={() => null}>
          <Suspense>
            <LegalLinks />
          </Suspense>
        </Catch>
      </Stack>
    </>
  );
}
