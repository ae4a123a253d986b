import { useEffect, useEffectEvent } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { whenIdle } from '../lib/whenIdle.ts';

export type ZodForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

/** A schema, or a function that imports it: `() => import('./….ts')…` keeps zod out of a page's first download. */
type SchemaSource<Input, Output> = $ZodType<Output, Input> | (() => Promise<$ZodType<Output, Input>>);

/** The error key used when the schema could not be loaded; no field has this name. */
export const NO_RULES = '#rules';

const loadCheck = () => import('./zodCheck.ts');

async function loadRules<Input extends FieldValues, Output>(schema: SchemaSource<Input, Output>) {
  const [{ zodResolver }, rules] = await Promise.all([
    loadCheck(),
    typeof schema === 'function' ? schema() : schema,
  ]);
  return zodResolver(rules);
}

function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  schema: SchemaSource<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    // The values at the time of the click are validated and sent, even if the schema loads later.
    const then = structuredClone(values);
    const check = await loadRules(schema).catch(() => undefined);
    if (check) return check(then, context, options);
    // Nothing is sent without validation: the schema also trims and converts.
    const errors = { [NO_RULES]: { type: NO_RULES } } as unknown as FieldErrors<Input>;
    return { values: {}, errors };
  };
}

/** The list to validate, if nothing else is: react-hook-form does so when a row is added or removed. */
function changedList<Input extends FieldValues>(
  { names, fields }: ResolverOptions<Input>,
  values: Input,
): string | undefined {
  const [name, ...others] = names ?? [];
  const isList = name !== undefined && others.length === 0 && Array.isArray(get(values, name));
  return isList && !get(fields, name) ? name : undefined;
}

/** The errors of the list itself, and those of its rows that are shown already: a new row has none yet. */
function errorsOfList<Input extends FieldValues>(
  found: FieldErrors<Input>,
  list: string,
  isShown: (path: Path<Input>) => boolean,
): FieldErrors<Input> {
  const errors: FieldErrors<Input> = {};
  for (const [key, part] of Object.entries<object>(get(found, list) ?? {})) {
    if (/^\d+$/.test(key)) {
      for (const [field, error] of Object.entries<object>({ ...part })) {
        const path = `${list}.${key}.${field}` as Path<Input>;
        if (isShown(path)) set(errors, path, error);
      }
    } else set(errors, `${list}.${key}`, part);
  }
  return errors;
}

/**
 * A form validated by a zod schema: a changed field on blur, an invalid field on every change, everything on submit;
 * the first invalid field gets focus. A list is validated when a row is added or removed, its rows when they are edited
 * or submitted. Schemas may come from `zod` or the lighter `zod/mini`.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: SchemaSource<Input, Output>,
  defaults: DefaultValues<Input>,
): ZodForm<Input, Output> {
  const loadAhead = useEffectEvent(() => whenIdle(() => void loadRules(schema).catch(() => undefined)));
  useEffect(() => loadAhead(), []);
  const validate = resolverOf(schema);
  const form: ZodForm<Input, Output> = useForm<Input, unknown, Output>({
    resolver: async (values, context, options) => {
      const result = await validate(values, context, options);
      const list = changedList(options, values);
      if (list === undefined) return result;
      const isShown = (path: Path<Input>) => form.getFieldState(path).invalid;
      return { values: {}, errors: errorsOfList(result.errors, list, isShown) };
    },
    defaultValues: defaults,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  return form;
}
