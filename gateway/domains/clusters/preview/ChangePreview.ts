import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { MessageRef } from '../../../graphql/Message.ts';
import { messageFrom } from '../../../graphql/messages.ts';
import { wireDetail } from '../../../upstream/messages.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import { inputPath, type FieldNames } from '../../../graphql/failures.ts';

/** What the platform answers to `dry_run: true`. */
export const previewRecord = z.object({
  dry_run: z.object({
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.string().nullish(),
        after: z.string().nullish(),
        one_way: z.boolean(),
        restarts: z.enum(['none', 'workloads', 'control_plane']),
      }),
    ),
    warnings: z.array(wireDetail.extend({ message: z.string() })),
    monthly_price_before: z.number().nullish(),
    monthly_price_after: z.number(),
    quota: z.object({ used: z.number().int(), after: z.number().int(), limit: z.number().int() }).nullish(),
  }),
});
type PreviewRecord = z.output<typeof previewRecord>['dry_run'];

/** Thrown, as every member of a result but its payload is: nothing was done, this is what would be. */
export class ChangePreview extends Error {
  readonly planned: PreviewRecord;
  constructor({ dry_run: planned }: z.output<typeof previewRecord>, names: FieldNames = {}) {
    super('A dry run: nothing was changed.');
    this.name = 'ChangePreview';
    this.planned = {
      ...planned,
      changes: planned.changes.map((change) => ({ ...change, field: inputPath(change.field, names) })),
    };
  }
}

const RestartScope = builder.enumType('RestartScope', {
  description: 'What a change interrupts.',
  values: {
    NONE: { value: 'none', description: 'Nothing.' },
    WORKLOADS: { value: 'workloads', description: 'Workloads move to other nodes or start anew.' },
    CONTROL_PLANE: {
      value: 'control_plane',
      description: 'The Kubernetes API is away for moments; workloads go on.',
    },
  },
});

const PlannedChange = builder.objectRef<PreviewRecord['changes'][number]>('PlannedChange').implement({
  description: 'One field that would change.',
  fields: (t) => ({
    path: t.exposeString('field', { description: 'The field of the input; a dot between levels.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Current value; null when there is none.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'As it would be; null for nothing.' }),
    isOneWay: t.exposeBoolean('one_way', { description: 'It cannot be taken back.' }),
    restarts: t.expose('restarts', { type: RestartScope, description: 'What it interrupts.' }),
  }),
});

const ChangeWarning = builder.objectRef<PreviewRecord['warnings'][number]>('ChangeWarning').implement({
  description: 'A consequence worth a second look.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Which one, for programs.' }),
    message: t.exposeString('message', { description: 'The English wording.' }),
    detail: t.field({
      type: MessageRef,
      description: 'The message with its code.',
      resolve: (warning) => messageFrom(warning.message, warning),
    }),
  }),
});

const QuotaEffect = builder.objectRef<NonNullable<PreviewRecord['quota']>>('QuotaEffect').implement({
  description: 'How the change counts against the plan.',
  fields: (t) => ({
    used: t.exposeInt('used', { description: 'Clusters in use now.' }),
    after: t.exposeInt('after', { description: 'Clusters in use afterwards.' }),
    limit: t.exposeInt('limit', { description: 'What the plan allows.' }),
  }),
});

builder.objectType(ChangePreview, {
  name: 'ChangePreview',
  description: 'The answer to a dry run: what would happen. Nothing was changed.',
  fields: (t) => ({
    changes: t.field({
      type: [PlannedChange],
      description: 'Field by field; empty when nothing would change.',
      resolve: ({ planned }) => planned.changes,
    }),
    warnings: t.field({
      type: [ChangeWarning],
      description: 'What to think about before doing it.',
      resolve: ({ planned }) => planned.warnings,
    }),
    monthlyPriceBefore: t.field({
      type: Money,
      nullable: true,
      description: 'Current price per month; null for a new cluster.',
      resolve: ({ planned }) =>
        planned.monthly_price_before == null ? null : euros(planned.monthly_price_before),
    }),
    monthlyPriceAfter: t.field({
      type: Money,
      description: 'Per month afterwards.',
      resolve: ({ planned }) => euros(planned.monthly_price_after),
    }),
    quota: t.field({
      type: QuotaEffect,
      nullable: true,
      description: 'How it counts against the plan; null when it does not.',
      resolve: ({ planned }) => planned.quota ?? null,
    }),
  }),
});
