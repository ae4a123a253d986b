import { UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import { AuthState } from '../AuthState.tsx';
import { useEnter } from '../useEnter.ts';
import { useUrlToken } from '../useUrlToken.ts';
import { useImpersonate } from './useImpersonate.ts';

/** Signs an operator in as the user of the link; a link that does not work leads to "not found". */
export function ImpersonatePage() {
  const { t } = useTranslation('auth');
  const token = useUrlToken();
  const [impersonate] = useImpersonate();
  const navigate = useNavigate();
  const enter = useEnter();
  const used = useRef<string>(undefined);
  useEffect(() => {
    const run = async () => {
      const result = token === undefined ? undefined : await impersonate({ input: { token } });
      if (result?.ok) return enter(result.payload.viewer);
      return navigate(paths.notFound(), { replace: true });
    };
    // A token works once: an effect that runs twice must not use it twice.
    if (used.current === (token ?? '')) return;
    used.current = token ?? '';
    void run();
  }, [token, impersonate, enter, navigate]);
  return (
    <AuthState icon={<UserRound />} title={t('impersonate.title')}>
      {t('impersonate.text')}
    </AuthState>
  );
}
