import { builder } from '../../../graphql/builder.ts';
import { MessageRef } from '../../../graphql/Message.ts';
import { messageFrom } from '../../../graphql/messages.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import type { PreviewRecord } from './preview.upstream.ts';

const RestartScope = builder.enumType('RestartScope', {
  description: 'What a change restarts.',
  values: {
    NONE: { value: 'none', description: 'Nothing is restarted.' },
    WORKLOADS: { value: 'workloads', description: 'Workloads are moved to other nodes or restarted.' },
    CONTROL_PLANE: {
      value: 'control_plane',
      description: 'The Kubernetes API is briefly unavailable; workloads keep running.',
    },
  },
});

const PlannedChange = builder.objectRef<PreviewRecord['changes'][number]>('PlannedChange').implement({
  description: 'A field that would change.',
  fields: (t) => ({
    path: t.exposeString('field', {
      description: 'Path of the field in the input, with dots between levels.',
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Current value; null when there is none.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Value after the change; null when there is none.',
    }),
    isOneWay: t.exposeBoolean('one_way', { description: 'Whether the change cannot be undone.' }),
    restarts: t.expose('restarts', { type: RestartScope, description: 'What the change restarts.' }),
  }),
});

const ChangeWarning = builder.objectRef<PreviewRecord['warnings'][number]>('ChangeWarning').implement({
  description: 'A consequence of the change that should be checked.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Machine-readable code.' }),
    message: t.exposeString('message', { description: 'Message in English.' }),
    detail: t.field({
      type: MessageRef,
      description: 'The message with its code and parameters.',
      resolve: (warning) => messageFrom(warning.message, warning),
    }),
  }),
});

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
      type: [PlannedChange],
      description: 'The fields that would change; empty when nothing would.',
    }),
    warnings: t.expose('warnings', {
      type: [ChangeWarning],
      description: 'Consequences to check before making the change.',
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
