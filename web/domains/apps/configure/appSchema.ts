import type { FieldConfig, FieldValues } from '../../../forms/config/fieldConfig.ts';
import { fieldProblems } from '../../../forms/config/fieldRules.ts';
import { problemSchema } from '../../../forms/config/problemSchema.ts';

/** The rules of an app's form; imported by the form when it validates. */
export const appSchema = (fields: readonly FieldConfig[], isEditing: boolean) =>
  problemSchema<FieldValues>((values) => fieldProblems(fields, values, isEditing));
