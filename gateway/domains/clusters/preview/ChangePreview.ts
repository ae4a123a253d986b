import { builder } from '../../../graphql/builder.ts';
import { MessageRef } from '../../../graphql/Message.ts';
import { messageFrom } from '../../../graphql/messages.ts';
import { FieldChange } from '../../../graphql/types/FieldChange.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import type { PreviewRecord } from './preview.upstream.ts';

const QuotaEffect = builder.objectRef<NonNullable<PreviewRecord['quota']>>('QuotaEffect').implement({
  description: 'Effect of the change on the number of clusters that the plan limits.',
  fields: (t) => ({
    used: t.exposeInt('used', { description: 'Clusters in use now.' }),
    after: t.exposeInt('after', { description: 'Clusters in use afterwards.' }),
    limit: t.exposeInt('limit', { description: 'Number of clusters that the plan allows.' }),
  }),
});

export const ChangePreview = builder.objectRef<PreviewRecord>('ChangePreview').implement({
  description: 'Result of a dry run: what would change. Nothing was changed.',
  fields: (t) => ({
    changes: t.expose('changes', {
      type: [FieldChange],
      description: 'The fields that would change; empty when nothing would.',
    }),
    warnings: t.field({
      type: [MessageRef],
      description: 'Consequences to check before making the change.',
      resolve: ({ warnings }) => warnings.map((warning) => messageFrom(warning.message, warning)),
    }),
    monthlyPriceBefore: t.field({
      type: Money,
      nullable: true,
      description: 'Current price per month; null for a new cluster.',
      resolve: ({ monthly_price_before: price }) => (price == null ? null : euros(price)),
    }),
    monthlyPriceAfter: t.field({
      type: Money,
      description: 'Price per month after the change.',
      resolve: (preview) => euros(preview.monthly_price_after),
    }),
    quota: t.expose('quota', {
      type: QuotaEffect,
      nullable: true,
      description: 'Effect on the number of clusters that the plan limits; null when there is none.',
    }),
  }),
});
