import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/feedback/toast.ts';
import { useRegistryFailure } from './useRegistryFailure.ts';
import { useSetDefaultRegistry } from './useSetDefaultRegistry.ts';

/** The specification's pause before the only retry. */
const RETRY_AFTER_MS = 1_000;

interface Target {
  readonly id: string;
  readonly name: string;
  readonly registryId: string;
}

interface Wish {
  readonly id: string | null;
  readonly attempt: number;
}

/** The choice of a cluster's default registry, shown before the server has agreed. */
export interface DefaultChoice {
  /** Is it the default as far as a choice under way says? Undefined when none is. */
  shown(id: string): boolean | undefined;
  /** Which try to save this registry as the default runs: 0, 1 or 2. */
  attempt(id: string): number;
  readonly isSaving: boolean;
  /** Null clears. */
  choose(target: Target | null): Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Optimistic: the choice shows at once, a request that did not get through is repeated once, and when that fails too
 * the old default shows again and a toast says so.
 */
export function useDefaultRegistry(clusterId: string): DefaultChoice {
  const { t } = useTranslation('registries');
  const [wish, setWish] = useState<Wish>();
  const [save] = useSetDefaultRegistry();
  const report = useRegistryFailure();

  const choose = async (target: Target | null) => {
    if (wish) return;
    const id = target?.id ?? null;
    const variables = { input: { clusterId, registryId: target?.registryId ?? null } };
    setWish({ id, attempt: 1 });
    let result = await save(variables);
    if (!result.ok && result.kind === 'failed' && result.error.code !== 'SESSION_EXPIRED') {
      setWish({ id, attempt: 2 });
      await pause(RETRY_AFTER_MS);
      result = await save(variables);
    }
    setWish(undefined);
    if (!result.ok) report('default', result);
    else
      toast.success({
        title: target ? t('default.done', { name: target.name }) : t('default.cleared'),
      });
  };
  return {
    choose,
    isSaving: wish !== undefined,
    shown: (id) => (wish ? wish.id === id : undefined),
    attempt: (id) => (wish?.id === id ? wish.attempt : 0),
  };
}
