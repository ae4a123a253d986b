import * as z from 'zod/mini';
import type { Problem } from './fieldRules.ts';

/** A schema whose issues are what `problemsOf` finds; the values pass unchanged. */
export function problemSchema<Values extends object>(problemsOf: (values: Values) => readonly Problem[]) {
  return z.custom<Values>().check((context) => {
    for (const { path, message } of problemsOf(context.value)) {
      context.issues.push({ code: 'custom', path: path.split('.'), message, input: context.value });
    }
  });
}
