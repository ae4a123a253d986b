import { useId, type ReactNode } from 'react';
import { get, useFormContext, useFormState, useWatch, type ChangeHandler } from 'react-hook-form';
import { useOwnLabel } from './fieldLabels.tsx';
import { useMessage } from '../messages.ts';
import { useReadOnly } from '../ReadOnly.tsx';

export interface FieldProps {
  /** Path in the form's values: `name`, `pools.0.count`. */
  name: string;
  label: string;
  /** One sentence that is always shown below the control. */
  help?: ReactNode;
  isOptional?: boolean;
  /** It cannot be changed once it was submitted: a small tag beside the label. */
  isPermanent?: boolean;
  /** Why this one cannot be edited: the control becomes read-only and shows the reason. */
  readOnlyReason?: string;
}

/** True if the control must not change the value: of this field, or of the whole form. */
export function useIsReadOnly({ readOnlyReason }: Pick<FieldProps, 'readOnlyReason'>): boolean {
  return useReadOnly() !== null || Boolean(readOnlyReason);
}

/** The current value of a field as text; renders the calling component alone when it changes. */
export const useFieldText = (name: string): string =>
  String(useWatch<Record<string, string | number | undefined>>({ name }) ?? '');

/** Handlers and attributes of a field's control, its ids, and the translated error. */
export function useField(props: FieldProps) {
  const { name, label, help, isOptional, isPermanent, readOnlyReason } = props;
  const id = useId();
  const form = useFormContext();
  const readOnlyForm = useReadOnly();
  const isReadOnly = useIsReadOnly(props);
  const { errors } = useFormState({ name });
  const resolve = useMessage();
  useOwnLabel(name, label);

  const raw: unknown = get(errors, `${name}.message`);
  const error = resolve(typeof raw === 'string' ? raw : undefined, label);
  const ids = { input: id, help: `${id}-help`, error: `${id}-error`, permanent: `${id}-permanent` };
  const describedBy = [
    error ? ids.error : '',
    isPermanent ? ids.permanent : '',
    help || readOnlyReason ? ids.help : '',
    readOnlyReason ? '' : readOnlyForm?.id,
  ]
    .filter(Boolean)
    .join(' ');
  // Validating an untouched field on blur could move the button that is being pressed.
  const isChanged = () => {
    const { isDirty, isTouched } = form.getFieldState(name);
    return isDirty || isTouched;
  };
  const register = () => {
    const control = form.register(name);
    const onBlur: ChangeHandler = async (event) => (isChanged() ? control.onBlur(event) : undefined);
    return { ...control, onBlur };
  };
  return {
    form,
    isChanged,
    register,
    error,
    ids,
    isReadOnly,
    aria: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
      'aria-required': isOptional || isReadOnly ? undefined : true,
    },
  };
}

export type BoundField = ReturnType<typeof useField>;
