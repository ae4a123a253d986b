import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export interface FieldIssue {
  /** Path in the input: `name`, `nodePools.0.count`. */
  path: string;
  message: string;
}

/** What a mutation hook returns to the form when the server refused. */
export interface FormFailure {
  issues?: readonly FieldIssue[];
  message?: string;
  requestId?: string;
}

/** The failure at the fields of the form instead of the paths of the server. */
export const atFields = (failure: FormFailure, fieldOf: (path: string) => string): FormFailure => ({
  ...failure,
  issues: failure.issues?.map((issue) => ({ ...issue, path: fieldOf(issue.path) })),
});

interface Target<Input extends FieldValues, Output> {
  getValues: UseFormReturn<Input, unknown, Output>['getValues'];
  setError: UseFormReturn<Input, unknown, Output>['setError'];
}

/** Puts the server's issues on their fields and focuses the first; returns the messages without a field. */
export function applyIssues<Input extends FieldValues, Output>(
  form: Target<Input, Output>,
  issues: readonly FieldIssue[],
): string[] {
  const withoutField: string[] = [];
  let isFirst = true;
  for (const issue of issues) {
    const path = issue.path as FieldPath<Input>;
    if (issue.path === '' || form.getValues(path) === undefined) {
      withoutField.push(issue.message);
      continue;
    }
    form.setError(path, { type: 'server', message: issue.message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return withoutField;
}
