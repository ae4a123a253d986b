import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { paths } from '../../shell/paths.ts';
import { PageState } from './PageState.tsx';

/** 403: the role does not permit this page; names the user's role and whom to ask. */
export function ForbiddenPage() {
  const { t } = useTranslation();
  const role = useCurrentUser()?.role ?? 'VIEWER';
  const toDashboard = (
    <ButtonLink to={paths.dashboard()} variant="primary">
      {t('error.toDashboard')}
    </ButtonLink>
  );
  return (
    <PageState code={403} title={t('forbidden.title')} actions={toDashboard}>
      <p>{t('forbidden.text', { role: t(`role.${role}`) })}</p>
    </PageState>
  );
}
