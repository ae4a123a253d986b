import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { ZodForm } from './useZodForm.ts';

interface Standing<Values> {
  readonly values: Values;
  readonly revision: number;
}

/** Whether two plain values are equal; lists by their content. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Synchronises a form with the server's values, which are the form's defaults. Untouched fields follow; a changed field
 * whose value another user changed is a conflict to be resolved. `onClash` receives the revision that the form was
 * filled from.
 */
export function useFollowingForm<Values extends FieldValues>(
  form: ZodForm<Values>,
  { values, revision }: Standing<Values>,
  onClash: (seenRevision: number) => void,
) {
  const mine = form.watch();
  const base: Partial<Record<string, unknown>> = form.formState.defaultValues ?? {};
  const fields = Object.keys(values) as Path<Values>[];
  const news = fields.filter((field) => !isSame(base[field], values[field]));
  const clashes = news.filter(
    (field) => !isSame(mine[field], base[field]) && !isSame(mine[field], values[field]),
  );
  const follow = (field: Path<Values>) => {
    const value: PathValue<Values, Path<Values>> = values[field];
    form.resetField(field, { defaultValue: value });
    // Rows of a list are drawn from a copy that only `setValue` renews.
    if (Array.isArray(value)) form.setValue(field, value);
  };

  useEffect(() => {
    for (const field of news) if (!clashes.includes(field)) follow(field);
  });

  const seenRevision = useRef(revision);
  const hasClash = clashes.length > 0;
  const tell = useEffectEvent(() => onClash(seenRevision.current));
  useEffect(() => {
    if (hasClash) tell();
    else seenRevision.current = revision;
  }, [hasClash, revision]);

  return {
    mine,
    /** Fields with conflicts, to be resolved before saving. */
    clashes,
    takeTheirs: follow,
    keepMine: (field: Path<Values>) => {
      const kept = form.getValues(field);
      follow(field);
      if (kept !== undefined) form.setValue(field, kept, { shouldDirty: true });
    },
  };
}
