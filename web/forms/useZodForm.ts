import { useEffect, useEffectEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
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

/**
 * A form validated by a zod schema: a changed field on blur, an invalid field on every change, everything on submit;
 * the first invalid field gets focus. Schemas may come from `zod` or the lighter `zod/mini`.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: SchemaSource<Input, Output>,
  defaults: DefaultValues<Input>,
): ZodForm<Input, Output> {
  const loadAhead = useEffectEvent(() => whenIdle(() => void loadRules(schema).catch(() => undefined)));
  useEffect(() => loadAhead(), []);
  return useForm<Input, unknown, Output>({
    resolver: resolverOf(schema),
    defaultValues: defaults,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
}
