import { problemSchema } from '../../../forms/config/problemSchema.ts';
import { restoreProblems, type RestoreContext, type RestoreValues } from './restoreRules.ts';

/** The rules of the form; imported by it when it validates. */
export const restoreSchema = (contextOf: () => RestoreContext) =>
  problemSchema<RestoreValues>((values) => restoreProblems(values, contextOf()));
