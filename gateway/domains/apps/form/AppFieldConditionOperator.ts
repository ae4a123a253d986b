import { builder } from '../../../graphql/builder.ts';

export const AppFieldConditionOperator = builder.enumType('AppFieldConditionOperator', {
  description: 'How a condition compares the value of a field.',
  values: {
    IS_SET: { value: 'is_set', description: 'It is neither empty nor false.' },
    IS_NOT_SET: { value: 'is_not_set', description: 'It is empty or false.' },
    EQUALS: { value: 'equals', description: 'It is this value.' },
    NOT_EQUALS: { value: 'not_equals', description: 'It is another value.' },
  } as const,
});
