import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { fieldProblems } from '../../../forms/config/fieldRules.ts';
import { problemSchema } from '../../../forms/config/problemSchema.ts';
import { postgresProblems, type RuleContext } from './postgresRules.ts';
import type { PostgresValues } from './postgresValues.ts';

/** The rules of the form. Of several problems of a field the first is shown: those of databases are more precise. */
export function postgresSchema(
  fields: readonly FieldConfig[],
  contextOf: (values: PostgresValues) => RuleContext,
) {
  return problemSchema<PostgresValues>((values) => {
    const context = contextOf(values);
    return [...postgresProblems(values, context), ...fieldProblems(fields, values, context.isEditing)];
  });
}
