import { useFieldArray, useFormContext, type FieldArray } from 'react-hook-form';
import { blankFile, blankLiteral, type SecretValues } from './secretSchema.ts';

const blanks = { literals: blankLiteral, files: blankFile } as const;

interface Rows<Name extends 'literals' | 'files'> {
  readonly fields: readonly { readonly id: string }[];
  readonly add: () => void;
  readonly drop: (index: number) => void;
  readonly replace: (rows: SecretValues[Name]) => void;
}

/** Rows of a list: at least one always remains, and the focus follows adding, removing and replacing. */
export function useRows<Name extends 'literals' | 'files'>(name: Name): Rows<Name> {
  const { setFocus, clearErrors } = useFormContext<SecretValues>();
  const { fields, append, remove, update, replace } = useFieldArray<SecretValues, Name>({ name });
  const blank = blanks[name] as FieldArray<SecretValues, Name>;

  const focus = (index: number) => {
    // The new row is rendered first.
    setTimeout(() => setFocus(name === 'literals' ? `literals.${index}.key` : `files.${index}.name`));
  };
  const drop = (index: number) => {
    if (fields.length === 1) {
      clearErrors(name);
      update(index, blank);
      return focus(index);
    }
    remove(index);
    return focus(Math.min(index, fields.length - 2));
  };
  return {
    fields,
    drop,
    add: () => append(blank),
    replace: (rows) => {
      replace(rows as unknown as FieldArray<SecretValues, Name>[]);
      focus(rows.length - 1);
    },
  };
}
