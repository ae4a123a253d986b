import { builder } from '../builder.ts';

export const OrderDirection = builder.enumType('OrderDirection', {
  description: 'Direction of an order.',
  values: {
    ASC: { description: 'Ascending: smallest, earliest or A first.' },
    DESC: { description: 'Descending: largest, latest or Z first.' },
  },
});
