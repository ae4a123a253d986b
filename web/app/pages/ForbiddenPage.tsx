import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { paths } from '../../shell/paths.ts';

/** 403: signed in, but the role does not open this page; says which role the user has and whom to ask. */
export function ForbiddenPage() {
  const { t } = useTranslation();
  const role = useCurrentUser()?.permission ?? 'USER';
  return (
    <section className="kd-page-state">
      <p className="kd-page-state-code" aria-hidden="true">
        403
      </p>
      <h1 tabIndex={-1}>{t('forbidden.title')}</h1>
      <p>{t('forbidden.text', { role: t(`role.${role}`) })}</p>
      <div className="kd-page-state-actions">
        <ButtonLink to={paths.dashboard()} variant="primary">
          {t('error.toDashboard')}
        </ButtonLink>
      </div>
    </section>
  );
}
