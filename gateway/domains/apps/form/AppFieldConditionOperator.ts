import { builder } from '../../../graphql/builder.ts';
import type { ConditionOperator } from './conditions.ts';

export const AppFieldConditionOperator = builder.enumType('AppFieldConditionOperator', {
  description: 'How a condition compares the value of a field.',
  values: {
    IS_SET: { value: 'is_set', description: 'The field is neither empty nor false.' },
    IS_NOT_SET: { value: 'is_not_set', description: 'The field is empty or false.' },
    EQUALS: { value: 'equals', description: 'The field has this value.' },
    NOT_EQUALS: { value: 'not_equals', description: 'The field has another value.' },
  } as const satisfies Record<
    Uppercase<ConditionOperator>,
    { value: ConditionOperator; description: string }
  >,
});
