import { builder } from './builder.ts';
import { InputError, PlanLimitError, RefusedError, type Issue } from './errors.ts';
import { MessageCode, MessageRef } from './Message.ts';
import { verbatim, type Message } from './messages.ts';
import { PlanTier } from './types/PlanTier.ts';
import { RefusalCode } from './types/RefusalCode.ts';

/** Members of all expected errors. */
export const UserError = builder.interfaceRef<Error & { detail?: Message }>('UserError').implement({
  description: 'An expected error of a mutation.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Message in English.' }),
    detail: t.field({
      type: MessageRef,
      description: 'The message with its code and parameters.',
      resolve: ({ detail, message }) => detail ?? verbatim(message),
    }),
  }),
});

const InputIssue = builder.objectRef<Issue>('InputIssue').implement({
  description: 'A field of the input that is invalid.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description:
        'Path of the field, with dots between levels and indexes for lists; empty for the whole input.',
    }),
    message: t.string({ description: 'Message in English.', resolve: ({ detail }) => detail.message }),
    code: t.field({
      type: MessageCode,
      description: 'Code of the failed rule; VERBATIM when there is only a text.',
      resolve: ({ detail }) => detail.code,
    }),
    detail: t.expose('detail', {
      type: MessageRef,
      description: 'The message with its code and parameters.',
    }),
  }),
});

builder.objectType(InputError, {
  name: 'InputError',
  description: 'One or more fields of the input are invalid.',
  interfaces: [UserError],
  fields: (t) => ({
    issues: t.field({
      type: [InputIssue],
      description: 'The invalid fields; never empty.',
      resolve: (error) => [...error.issues],
    }),
  }),
});

builder.objectType(RefusedError, {
  name: 'RefusedError',
  description: 'The action is not allowed now or not allowed for the caller.',
  interfaces: [UserError],
  fields: (t) => ({
    code: t.expose('code', { type: RefusalCode, description: 'Reason of the refusal.' }),
    plan: t.field({
      type: PlanTier,
      nullable: true,
      description: 'The plan that is needed or unpaid; null unless `code` is PAYMENT_REQUIRED or PLAN_LIMIT.',
      resolve: ({ payment }) => payment.plan,
    }),
    suggestions: t.stringList({
      description: 'Free names when `code` is NAME_TAKEN and there are any; otherwise empty.',
      resolve: ({ suggestions }) => [...suggestions],
    }),
    updatePaymentUrl: t.string({
      nullable: true,
      description: 'Page where an open invoice is paid; null where there is none.',
      resolve: ({ payment }) => payment.updatePaymentUrl,
    }),
  }),
});

builder.objectType(PlanLimitError, {
  name: 'PlanLimitError',
  description: 'The plan of the account does not allow more.',
  interfaces: [UserError],
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'Number that the plan allows.' }),
    current: t.exposeInt('current', { description: 'Number in use.' }),
    plan: t.expose('plan', {
      type: PlanTier,
      nullable: true,
      description: 'The smallest plan that allows it; null when none does.',
    }),
  }),
});
