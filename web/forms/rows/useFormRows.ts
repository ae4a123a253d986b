import { useRef, type RefObject } from 'react';
import {
  useFieldArray,
  useFormContext,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  type Path,
  type UseFieldArrayReturn,
} from 'react-hook-form';
import { isSame } from '../useFollowingForm.ts';
import { useRemovalUndo } from './useRemovalUndo.ts';

interface FormRowsOptions<Values extends FieldValues, Name extends FieldArrayPath<Values>> {
  readonly name: Name;
  /** The field of a row that names it and gets the focus. */
  readonly first: string;
  readonly blank: FieldArray<Values, Name>;
  /** Names a row whose first field is empty, by its number from 1. */
  readonly labelOf: (number: number) => string;
  /** After a row was added or restored. */
  readonly onAdd?: () => void;
}

interface FormRows<Values extends FieldValues, Name extends FieldArrayPath<Values>> extends Pick<
  UseFieldArrayReturn<Values, Name>,
  'fields' | 'replace'
> {
  readonly add: () => void;
  readonly drop: (index: number) => void;
  readonly addButton: RefObject<HTMLButtonElement | null>;
}

/**
 * A list of the surrounding form. After a removal the focus moves to the row that takes its place, or to the button
 * that adds rows, and the row can be restored with its values for a while.
 */
export function useFormRows<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  options: FormRowsOptions<Values, Name>,
): FormRows<Values, Name> {
  const { name, first, blank, labelOf, onAdd } = options;
  const { control, getValues, setFocus } = useFormContext<Values>();
  const { fields, append, insert, remove, replace } = useFieldArray<Values, Name>({ name });
  const addButton = useRef<HTMLButtonElement>(null);
  const offerUndo = useRemovalUndo(control, fields);

  // A row is rendered before it gets the focus.
  const focus = (index: number) => {
    setTimeout(() => setFocus(`${name}.${index}.${first}` as Path<Values>));
  };
  const drop = (index: number) => {
    const row: unknown = getValues(`${name}.${index}` as Path<Values>);
    remove(index);
    const next = Math.min(index, fields.length - 2);
    if (next >= 0) focus(next);
    else addButton.current?.focus();
    if (isSame(row, blank)) return;
    const title = (row as Record<string, unknown>)[first];
    offerUndo(typeof title === 'string' && title !== '' ? title : labelOf(index + 1), () => {
      insert(index, row as FieldArray<Values, Name>, { shouldFocus: false });
      onAdd?.();
      focus(index);
    });
  };
  const add = () => {
    append(blank);
    onAdd?.();
  };
  return { fields, add, drop, replace, addButton };
}
