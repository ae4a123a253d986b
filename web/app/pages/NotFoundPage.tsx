import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { paths } from '../../shell/paths.ts';
import { PageState } from './PageState.tsx';

/** 404: the page or its object does not exist; links to the dashboard. */
export function NotFoundPage({ titleKey = 'app:notFound.heading' }: { titleKey?: string }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const actions = (
    <>
      <ButtonLink to={paths.dashboard()} variant="primary">
        {t('error.toDashboard')}
      </ButtonLink>
      {user && <ButtonLink to={paths.clusters()}>{t('notFound.toClusters')}</ButtonLink>}
    </>
  );
  return (
    <PageState code={404} title={t(titleKey)} actions={actions}>
      <p>{t('notFound.text')}</p>
    </PageState>
  );
}
