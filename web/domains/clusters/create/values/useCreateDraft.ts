import { useEffect, useState } from 'react';
import type { ZodForm } from '../../../../forms/useZodForm.ts';
import type { CreateValues } from './createValues.ts';
import { draftStore } from './draft.ts';

/** Stores the input through a reload, without tokens. Returns whether a draft was restored, and functions to end it. */
export function useCreateDraft(form: ZodForm<CreateValues>, accountId: string, start: CreateValues) {
  const [stored] = useState(() => draftStore.read(accountId, start));
  const [isRestored, setRestored] = useState(stored !== null);

  useEffect(() => {
    if (stored) form.reset(stored, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draftStore.write(accountId, values),
    });
  }, [form, accountId, stored]);

  const forget = () => draftStore.clear(accountId);
  const discard = () => {
    form.reset(start);
    forget();
    setRestored(false);
  };
  return { isRestored, forget, discard };
}
