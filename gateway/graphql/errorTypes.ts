import { builder } from './builder.ts';
import { InputError, PlanLimitError, RefusedError, type Issue } from './errors.ts';
import { MessageRef } from './Message.ts';
import { verbatim, type Message } from './messages.ts';
import { PlanTier } from './types/PlanTier.ts';
import { RefusalCode } from './types/RefusalCode.ts';

/** What every expected refusal has. */
export const UserError = builder.interfaceRef<Error & { detail?: Message }>('UserError').implement({
  description: 'An expected refusal: part of the answer of a mutation, never a crash.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The English wording.' }),
    detail: t.field({
      type: MessageRef,
      description: 'The message with its code.',
      resolve: ({ detail, message }) => detail ?? verbatim(message),
    }),
  }),
});

const InputIssue = builder.objectRef<Issue>('InputIssue').implement({
  description: 'One field of the input that is not acceptable.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description:
        'The field, with dots between levels and numbers for list positions; empty for the whole input.',
    }),
    message: t.exposeString('message', { description: 'What is wrong and what would be right.' }),
    code: t.exposeString('code', { description: 'The rule that failed, for programs.' }),
    detail: t.field({
      type: MessageRef,
      description: 'The message with its code.',
      resolve: ({ detail, message }) => detail ?? verbatim(message),
    }),
  }),
});

builder.objectType(InputError, {
  name: 'InputError',
  description: 'One or more fields of the input are not acceptable.',
  interfaces: [UserError],
  fields: (t) => ({
    issues: t.field({
      type: [InputIssue],
      description: 'Field by field; never empty.',
      resolve: (error) => [...error.issues],
    }),
  }),
});

builder.objectType(RefusedError, {
  name: 'RefusedError',
  description: 'The action is not allowed now or not allowed to you; `code` is the reason.',
  interfaces: [UserError],
  fields: (t) => ({ code: t.expose('code', { type: RefusalCode, description: 'Why, for programs.' }) }),
});

builder.objectType(PlanLimitError, {
  name: 'PlanLimitError',
  description: 'The plan of the account does not allow more.',
  interfaces: [UserError],
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'What the plan allows.' }),
    current: t.exposeInt('current', { description: 'What is in use.' }),
    plan: t.expose('plan', {
      type: PlanTier,
      nullable: true,
      description: 'The smallest plan that allows it; null when none does.',
    }),
  }),
});
