import { BooleanField, type BooleanFieldProps } from './BooleanField.tsx';

/** A switch; takes effect on submit, or immediately in forms that save by themselves. */
export function SwitchField(props: BooleanFieldProps) {
  return <BooleanField {...props} look="switch" />;
}
