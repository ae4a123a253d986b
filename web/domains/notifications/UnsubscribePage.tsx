import { BellOff, MailX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { useSearchParams } from 'react-router-dom';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import { failureText } from '../../shell/failureText.ts';
import { paths } from '../../shell/paths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { AuthState } from '../auth/AuthState.tsx';
import type { UnsubscribePageMutation } from './__generated__/UnsubscribePageMutation.graphql.ts';

/** Ends the e-mails of a kind with the link in one of them. It needs a click, because mail scanners open links. */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const [params] = useSearchParams();
  const [unsubscribe, isRunning] = useAppMutation<UnsubscribePageMutation>(graphql`
    mutation UnsubscribePageMutation($input: UnsubscribeInput!) {
      unsubscribe(input: $input) {
        ... on UnsubscribePayload @alias(as: "payload") {
          kind
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [kind, setKind] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    setProblem(undefined);
    const result = await unsubscribe({ input: { token: params.get('token') ?? '' } });
    if (result.ok) return setKind(result.payload.kind);
    return setProblem(failureText(result, t).description);
  };
  if (kind !== undefined) {
    return (
      <AuthState
        icon={<BellOff />}
        tone="success"
        title={t('unsubscribe.done')}
        actions={<ButtonLink to={paths.settings('notifications')}>{t('toSettings')}</ButtonLink>}
      >
        {t('unsubscribe.doneText', { kind: t(`kind.${kind}.title`) })}
      </AuthState>
    );
  }
  const actions = (
    <>
      {problem ? (
        <Banner tone="error" title={t('unsubscribe.failed')}>
          {problem}
        </Banner>
      ) : null}
      <Button variant="primary" isBusy={isRunning} onClick={() => void submit()}>
        {t('unsubscribe.submit')}
      </Button>
    </>
  );
  return (
    <AuthState icon={<MailX />} title={t('unsubscribe.title')} actions={actions}>
      {t('unsubscribe.text')}
    </AuthState>
  );
}
