import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TokenState } from '../values/createSchema.ts';
import type { CreateValues } from '../values/createValues.ts';
import { toFormIssues } from '../values/serverIssues.ts';
import type { PlannedCreation } from './usePlannedCreation.ts';

/** Shows refusals of the dry run at their fields before anything is sent; the focus stays. */
export function usePlanIssues(plan: PlannedCreation, tokenState: TokenState): void {
  const { getValues, setError } = useFormContext<CreateValues>();
  const issues = plan.state === 'refused' ? plan.issues : undefined;
  useEffect(() => {
    if (!issues) return;
    for (const { path, message } of toFormIssues(issues, { ...getValues(), tokenState }).issues ?? []) {
      const field = path as keyof CreateValues;
      if (path !== '' && getValues(field) !== undefined) setError(field, { type: 'server', message });
    }
  }, [issues, getValues, setError, tokenState]);
}
