import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSaveCloudToken } from '../../integrations/useSaveCloudToken.ts';
import type { TokenState } from './values/createSchema.ts';
import { nodeCount, toInput, type CreateValues } from './values/createValues.ts';
import { toFormIssues } from './values/serverIssues.ts';
import { useCreateCluster } from './useCreateCluster.ts';

export interface PlanLimit {
  readonly title: string;
  readonly message: string;
}

interface SubmitOptions {
  tokenState: TokenState;
  onCreated: (uuid: string) => void;
  onTokenSaved: () => void;
}

/** Saves an entered token, then creates the cluster. A plan limit is kept for the page's banner. */
export function useSubmitCluster({ tokenState, onCreated, onTokenSaved }: SubmitOptions) {
  const { t } = useTranslation('clusters');
  const [createCluster] = useCreateCluster();
  const [saveToken] = useSaveCloudToken();
  const toFailure = useFormFailure();
  const [limit, setLimit] = useState<PlanLimit>();

  const storeToken = async (token: string): Promise<FormFailure | undefined> => {
    const result = await saveToken({ input: { token } });
    if (result.ok) {
      onTokenSaved();
      return undefined;
    }
    const failure = toFailure(result);
    const message = failure.message ?? failure.issues?.[0]?.message ?? t('create.token.saveFailed');
    toast.error({ title: t('create.token.saveFailed'), description: message });
    // The token was refused, unless the request itself failed.
    return result.kind === 'failed' ? failure : { issues: [{ path: 'token', message }] };
  };

  const toLimit = (failure: Extract<MutationFailure, { kind: 'limit' }>, values: CreateValues): PlanLimit => {
    // The platform limits clusters and nodes per cluster; only the latter includes the requested ones.
    const isAboutNodes = failure.current > failure.limit && failure.current === nodeCount(values);
    return {
      title: t(isAboutNodes ? 'create.limit.nodes' : 'create.limit.title'),
      message: failure.message || t('create.limit.body', { max: failure.limit }),
    };
  };

  const submit = async (values: CreateValues): Promise<FormFailure | void> => {
    setLimit(undefined);
    if (!values.hasTemporaryToken && tokenState !== 'saved' && values.token !== '') {
      const failure = await storeToken(values.token);
      if (failure) return failure;
    }
    const result = await createCluster({ input: toInput(values) });
    if (result.ok) return onCreated(result.payload.cluster.uuid);
    if (result.kind === 'limit') {
      const reached = toLimit(result, values);
      setLimit(reached);
      toast.error({ title: reached.title, description: reached.message });
      return undefined;
    }
    if (result.kind !== 'input') return toFailure(result);
    return toFormIssues(result.issues, { ...values, tokenState });
  };
  return { submit, limit };
}
