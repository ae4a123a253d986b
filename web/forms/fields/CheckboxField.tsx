import { BooleanField } from './BooleanField.tsx';
import type { FieldProps } from './useField.ts';

/** A checkbox with its label beside it. */
export function CheckboxField(props: FieldProps) {
  return <BooleanField {...props} look="checkbox" />;
}
