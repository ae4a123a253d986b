import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { paths } from '../../shell/paths.ts';

/** 404: the address or the thing behind it does not exist; the way out is the dashboard. */
export function NotFoundPage({ titleKey = 'app:notFound.heading' }: { titleKey?: string }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <section className="kd-page-state">
      <p className="kd-page-state-code" aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>{t(titleKey)}</h1>
      <p>{t('notFound.text')}</p>
      <div className="kd-page-state-actions">
        <ButtonLink to={paths.dashboard()} variant="primary">
          {t('error.toDashboard')}
        </ButtonLink>
        {user && <ButtonLink to={paths.clusters()}>{t('notFound.toClusters')}</ButtonLink>}
      </div>
    </section>
  );
}
