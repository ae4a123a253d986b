import { builder } from '../../../graphql/builder.ts';
import { AppFieldConditionOperator } from './AppFieldConditionOperator.ts';
import type { AppFieldConditionRecord } from './conditions.ts';

export const AppFieldCondition = builder.objectRef<AppFieldConditionRecord>('AppFieldCondition').implement({
  description: 'A condition on the value of another field.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the other field.' }),
    operator: t.expose('operator', { type: AppFieldConditionOperator, description: 'The comparison.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The compared value as text; null for IS_SET and IS_NOT_SET.',
    }),
  }),
});
