import { useId, type ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useOwnLabel } from './fieldLabels.tsx';
import { useMessage } from './messages.ts';

export interface FieldProps {
  /** Path in the form's values: `name`, `pools.0.count`. */
  name: string;
  label: string;
  /** One sentence that stays visible under the control. */
  help?: ReactNode;
  isOptional?: boolean;
  /** Why it cannot be edited: the control becomes read-only and says so. */
  readOnlyReason?: string;
}

/** Everything a field needs: ids, the error in words, and the attributes that tie them to the control. */
export function useField({ name, label, help, isOptional, readOnlyReason }: FieldProps) {
  const id = useId();
  const form = useFormContext();
  const { errors } = useFormState({ name });
  const resolve = useMessage();
  useOwnLabel(name, label);

  const raw: unknown = get(errors, `${name}.message`);
  const error = resolve(typeof raw === 'string' ? raw : undefined, label);
  const ids = { input: id, help: `${id}-help`, error: `${id}-error` };
  const describedBy = [error ? ids.error : '', help || readOnlyReason ? ids.help : '']
    .filter(Boolean)
    .join(' ');
  return {
    form,
    error,
    ids,
    aria: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
      'aria-required': isOptional || readOnlyReason ? undefined : true,
    },
  };
}

export type BoundField = ReturnType<typeof useField>;
