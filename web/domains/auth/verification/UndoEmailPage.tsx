import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import { failureText } from '../../../shell/failureText.ts';
import { endSession } from '../../../shell/session/sessionStore.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AuthState } from '../AuthState.tsx';
import { useUndoEmailChange } from './useUndoEmailChange.ts';
import { useUrlToken } from '../useUrlToken.ts';

/**
 * Undoes a change of e-mail address with the link sent to the old one. It needs a click, because mail scanners open
 * links.
 */
export function UndoEmailPage() {
  const { t } = useTranslation('auth');
  const token = useUrlToken();
  const navigate = useNavigate();
  const [undo, isRunning] = useUndoEmailChange();
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    setProblem(undefined);
    const result = await undo({ input: { token: token ?? '' } });
    if (!result.ok) return setProblem(failureText(result, t).description);
    endSession('signed-out');
    const { email } = result.payload;
    toast.success({ title: t('undoEmail.done'), description: t('undoEmail.doneHelp', { email }) });
    return navigate(paths.forgotPassword(email), { replace: true });
  };
  const actions = (
    <>
      {problem ? (
        <Banner tone="error" title={t('undoEmail.failed')}>
          {problem}
        </Banner>
      ) : null}
      <Button variant="primary" isBusy={isRunning} onClick={() => void submit()}>
        {t('undoEmail.submit')}
      </Button>
    </>
  );
  return (
    <AuthState icon={<MailX />} tone="warning" title={t('undoEmail.title')} actions={actions}>
      {t('undoEmail.text')}
    </AuthState>
  );
}
