import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { loadPoolRules } from '../../nodepools/useNodePools.ts';
import type { createSchema, SchemaContext } from './createSchema.ts';
import type { CreateValues } from './createValues.ts';

interface Rules {
  readonly schemaFor: (context: SchemaContext) => ReturnType<typeof createSchema>;
  /** Do the values make a cluster? A token may still be missing. */
  readonly isComplete: (context: SchemaContext, values: CreateValues) => boolean;
}

let loaded: Rules | undefined;

/** The rules of the form; they and zod come while it is filled in. */
export async function loadRules(): Promise<Rules> {
  if (loaded) return loaded;
  const [rules, pools] = await Promise.all([
    import('./createSchema.ts'),
    loadPoolRules(),
    loadNamespaces(['clusters.rules']),
  ]);
  const schemaFor = (context: SchemaContext) => rules.createSchema(context, pools);
  loaded = { schemaFor, isComplete: (context, values) => rules.isComplete(schemaFor(context), values) };
  return loaded;
}

/** The same for drawing: undefined until they are there. */
export function useCreateRules(): Rules | undefined {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (!rules) void loadRules().then(setRules, () => undefined);
  }, [rules]);
  return rules;
}
