import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { fieldProblems } from '../../../forms/config/fieldRules.ts';
import { problemSchema } from '../../../forms/config/problemSchema.ts';
import { deploymentProblems, type RuleContext } from './deploymentRules.ts';
import type { DeploymentValues } from './deploymentValues.ts';

/** The rules of the form. Of several problems of a field the first is shown: those of deployments are more precise. */
export function deploymentSchema(fields: readonly FieldConfig[], isEditing: boolean, context: RuleContext) {
  return problemSchema<DeploymentValues>((values) => [
    ...deploymentProblems(values, context),
    ...fieldProblems(fields, values, isEditing),
  ]);
}
