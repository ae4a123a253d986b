import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormShell, type FormShellProps } from './FormShell.tsx';

export interface FormPageProps<Input extends FieldValues, Output> extends Omit<
  FormShellProps<Input, Output>,
  'renderButtons'
> {
  /** Left in the sticky bar: cost, counts, "3 unsaved changes". */
  summary?: ReactNode;
}

/** A form that fills a page: its buttons stay in sight in a bar at the bottom. */
export function FormPage<Input extends FieldValues, Output>({
  summary,
  ...shell
}: FormPageProps<Input, Output>) {
  return (
    <FormShell
      {...shell}
      renderButtons={(buttons) => (
        <div className="kd-sticky-bar">
          <div style={{ minWidth: 0 }}>{summary}</div>
          <div className="kd-sticky-buttons">{buttons}</div>
        </div>
      )}
    />
  );
}
