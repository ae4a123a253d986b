import * as z from 'zod/mini';
import { poolSchema } from '../poolSchema.ts';
import type { EditedPool } from './poolEdits.ts';

/** Validation of the form: each remaining pool, and unique names. */
export const editSchema = z.object({
  nodePools: z.array(z.custom<EditedPool>()).check((context) => {
    const seen = new Set<string>();
    context.value.forEach((pool, index) => {
      if (pool.isRemoved) return;
      const issue = (path: readonly PropertyKey[], message: string) =>
        context.issues.push({
          code: 'custom',
          path: [index, ...path],
          message,
          input: context.value,
          continue: true,
        });
      for (const { path, message } of z.safeParse(poolSchema, pool).error?.issues ?? []) issue(path, message);
      const name = pool.name.trim();
      if (name !== '' && seen.has(name)) issue(['name'], 'nodepools:rules.nameTaken');
      seen.add(name);
    });
  }),
});
