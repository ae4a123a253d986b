import { BooleanField } from './BooleanField.tsx';
import type { FieldProps } from './useField.ts';

/** A switch; takes effect on submit, or immediately in forms that save by themselves. */
export function SwitchField(props: FieldProps) {
  return <BooleanField {...props} look="switch" />;
}
