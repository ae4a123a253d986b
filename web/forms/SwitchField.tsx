import { BooleanField, type BooleanFieldProps } from './BooleanField.tsx';

/** A switch: takes effect with the form, or at once where the form saves by itself. */
export function SwitchField(props: BooleanFieldProps) {
  return <BooleanField {...props} look="switch" />;
}
