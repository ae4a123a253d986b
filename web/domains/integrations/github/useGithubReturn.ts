import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../shell/failureText.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCompleteGithubConnection } from './useCompleteGithubConnection.ts';

const OURS = ['installation_id', 'setup_action', 'code', 'state', 'success', 'error'] as const;

export interface GithubReturn {
  readonly isCompleting: boolean;
  /** Why the connection failed, until the next attempt. */
  readonly problem: string | undefined;
}

/**
 * Handles the parameters of GitHub's return address: completes the connection, reports the result, and removes them
 * from the address, so that neither a reload nor the history repeats it.
 */
export function useGithubReturn(): GithubReturn {
  const { t } = useTranslation('integrations');
  const [params, setParams] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [complete, isCompleting] = useCompleteGithubConnection();
  const handled = useRef('');

  useEffect(() => {
    const given = params.toString();
    if (!OURS.some((name) => params.has(name)) || handled.current === given) return;
    handled.current = given;
    const rest = new URLSearchParams(params);
    for (const name of OURS) rest.delete(name);
    setParams(rest, { replace: true, preventScrollReset: true });

    const fail = (reason: string) => {
      setProblem(reason);
      toast.error({ title: t('github.connectFailed'), description: reason });
    };
    const error = params.get('error');
    if (error !== null) {
      return fail(error === 'access_denied' ? t('github.canceled') : t('github.initiateFailed'));
    }
    const installationId = params.get('installation_id');
    const code = params.get('code');
    const state = params.get('state');
    if (installationId === null || code === null || state === null) {
      // An installation that was only changed at GitHub returns without a code.
      if (params.has('success') || params.has('setup_action')) {
        toast.success({ title: t('github.updated') });
      }
      return;
    }
    void complete({ input: { installationId, code, state } }).then((result) => {
      if (!result.ok) return fail(failureText(result, t).description);
      setProblem(undefined);
      toast.success({ title: t('github.connectedToast') });
    });
  }, [params, setParams, complete, t]);

  return { isCompleting, problem };
}
