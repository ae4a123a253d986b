import { useEffect, useEffectEvent, useRef } from 'react';
import type { ZodForm } from '../../../forms/useZodForm.ts';

/** Plain values by field. */
export type PlainValues = Record<string, string | boolean>;

interface Standing {
  readonly values: PlainValues;
  readonly revision: number;
}

/**
 * Synchronises a form with the server's values, which are the form's defaults. Untouched fields follow; a changed field
 * whose value another user changed is a conflict to be resolved. `onClash` receives the revision that the form was
 * filled from.
 */
export function useFollowingForm(
  form: ZodForm<PlainValues>,
  { values, revision }: Standing,
  onClash: (seenRevision: number) => void,
) {
  const mine = form.watch();
  const base = form.formState.defaultValues ?? {};
  const fields = Object.keys(values);
  const news = fields.filter((field) => base[field] !== values[field]);
  const clashes = news.filter((field) => mine[field] !== base[field] && mine[field] !== values[field]);
  const follow = (field: string) => form.resetField(field, { defaultValue: values[field] });

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
    keepMine: (field: string) => {
      const kept = form.getValues(field);
      follow(field);
      if (kept !== undefined) form.setValue(field, kept, { shouldDirty: true });
    },
  };
}
