import { BooleanField, type BooleanFieldProps } from './BooleanField.tsx';

/** A checkbox with its label beside it. */
export function CheckboxField(props: BooleanFieldProps) {
  return <BooleanField {...props} look="checkbox" />;
}
