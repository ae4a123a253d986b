import { builder } from '../../../graphql/builder.ts';

export const AppFieldType = builder.enumType('AppFieldType', {
  description: 'Kind of control of a field.',
  values: {
    STRING: { value: 'string', description: 'Text.' },
    PASSWORD: { value: 'password', description: 'A secret; it is written and never returned.' },
    NUMBER: { value: 'number', description: 'A number.' },
    BOOLEAN: { value: 'boolean', description: 'A switch: `true` or `false`.' },
    SELECT: { value: 'select', description: 'A choice of `options`.' },
    DYNAMIC_SELECT: {
      value: 'dynamic-select',
      description: 'A choice of what the cluster has, see `source`.',
    },
    HIDDEN: { value: 'hidden', description: 'Not shown; its default is used.' },
  } as const,
});
