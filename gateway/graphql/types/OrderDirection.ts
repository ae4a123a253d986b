import { builder } from '../builder.ts';

/** Which way a list is sorted. */
export const OrderDirection = builder.enumType('OrderDirection', {
  description: 'Which way a list is sorted.',
  values: {
    ASC: { description: 'Smallest, earliest or A first.' },
    DESC: { description: 'Largest, latest or Z first.' },
  },
});
