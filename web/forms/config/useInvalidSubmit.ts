import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { flatten } from '../FormErrors.tsx';

/** After a submit with errors: reports the paths of all of them, once. */
export function useInvalidSubmit(onInvalid: (errors: readonly { path: string; message: string }[]) => void) {
  const { errors, submitCount, isSubmitting } = useFormState();
  const report = useEffectEvent(() => {
    const found = flatten(errors);
    if (found.length > 0) onInvalid(found);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) report();
  }, [submitCount, isSubmitting]);
}
