import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../../i18n/i18n.ts';
import { loadPoolRules } from '../../../nodepools/useNodePools.ts';
import type { createSchema, SchemaContext } from './createSchema.ts';
import type { CreateValues } from './createValues.ts';

interface Rules {
  readonly schemaFor: (context: SchemaContext) => ReturnType<typeof createSchema>;
  /** True if the values make a cluster; a token may be missing. */
  readonly isComplete: (context: SchemaContext, values: CreateValues) => boolean;
}

let loaded: Rules | undefined;

/** The schema of the form; it and zod are loaded while the form is filled in. */
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

/** The same for rendering: undefined until it is loaded. */
export function useCreateRules(): Rules | undefined {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (!rules) void loadRules().then(setRules, () => undefined);
  }, [rules]);
  return rules;
}
