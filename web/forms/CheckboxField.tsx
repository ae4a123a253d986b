import { BooleanField, type BooleanFieldProps } from './BooleanField.tsx';

/** A yes or no with its sentence beside it. */
export function CheckboxField(props: BooleanFieldProps) {
  return <BooleanField {...props} look="checkbox" />;
}
