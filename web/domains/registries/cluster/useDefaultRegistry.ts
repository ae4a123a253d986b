import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast, UNDO_MS } from '../../../ui/feedback/toast.ts';
import { useRegistryFailure } from './useRegistryFailure.ts';
import { useSetDefaultRegistry } from './useSetDefaultRegistry.ts';

/** The pause before the only retry, from the specification. */
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

/** The selected default registry of a cluster, shown before the server has confirmed it. */
export interface DefaultChoice {
  /** Whether a pending selection makes it the default; undefined if none is pending. */
  shown(id: string): boolean | undefined;
  /** The running attempt to save this registry as the default: 0, 1 or 2. */
  attempt(id: string): number;
  readonly isSaving: boolean;
  /** Null clears the default, which can be undone if the old one is given. */
  choose(target: Target | null, old?: Target): Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Optimistic: the selection is shown immediately, a request without a response is repeated once, and if that fails too
 * the old default is restored with a toast.
 */
export function useDefaultRegistry(clusterId: string): DefaultChoice {
  const { t } = useTranslation('registries');
  const [wish, setWish] = useState<Wish>();
  const latest = useRef<AbortController>(undefined);
  const [save] = useSetDefaultRegistry();
  const report = useRegistryFailure();

  const choose = async (target: Target | null, old?: Target) => {
    if (wish) return;
    // An earlier default must not replace a newer one.
    latest.current?.abort();
    const change = new AbortController();
    latest.current = change;
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
        ...(old
          ? {
              action: { label: t('ui:undo'), onClick: () => void (change.signal.aborted || choose(old)) },
              duration: UNDO_MS,
              signal: change.signal,
            }
          : {}),
      });
  };
  return {
    choose,
    isSaving: wish !== undefined,
    shown: (id) => (wish ? wish.id === id : undefined),
    attempt: (id) => (wish?.id === id ? wish.attempt : 0),
  };
}
