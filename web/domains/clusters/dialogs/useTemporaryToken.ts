import * as z from 'zod/mini';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';

const schema = z.object({ isTemporary: z.boolean(), token: z.string() }).check(
  z.refine(({ isTemporary, token }) => !isTemporary || token.trim() !== '', {
    path: ['token'],
    error: 'clusters:dialogs.token.required',
  }),
);

/**
 * State of a temporary Hetzner token. `read` returns the token, undefined for the saved one, or `false` if it is
 * missing, which the field reports. `takes` shows a failure at the token's field and returns whether it did.
 */
export function useTemporaryToken() {
  const form = useZodForm(schema, { isTemporary: false, token: '' });
  const read = async (): Promise<string | undefined | false> => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return false;
    const { isTemporary, token } = form.getValues();
    return isTemporary ? token.trim() : undefined;
  };
  const takes = (failure: MutationFailure): boolean => {
    if (failure.kind !== 'input') return false;
    const issue = failure.issues.find(({ path }) => path.endsWith('temporaryToken'));
    if (!issue) return false;
    // Without a saved token the field is required, so it is opened.
    form.setValue('isTemporary', true);
    form.setError('token', { type: 'server', message: issue.message });
    return true;
  };
  return { form, read, takes };
}
