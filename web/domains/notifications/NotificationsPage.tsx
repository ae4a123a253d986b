import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { paths } from '../../shell/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
import type { NotificationsPageQuery } from './__generated__/NotificationsPageQuery.graphql.ts';

/** All notifications of the user. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const { viewer } = useOwnedQuery<NotificationsPageQuery>(
    graphql`
      query NotificationsPageQuery @preloadable {
        viewer {
          user {
            ...NotificationsCard_user
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<NotificationsPageQuery>>(),
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={<ButtonLink to={paths.settings('notifications')}>{t('toSettings')}</ButtonLink>}
      />
      {viewer ? <NotificationsCard user={viewer.user} /> : null}
    </>
  );
}
