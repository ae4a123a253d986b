import { builder } from '../../../graphql/builder.ts';
import { MessageRef } from '../../../graphql/Message.ts';
import { messageFrom } from '../../../graphql/messages.ts';
import type { AppFieldRecord } from '../catalog.upstream.ts';
import { AppFieldCondition } from './AppFieldCondition.ts';
import { AppFieldSource } from './AppFieldSource.ts';
import { AppFieldType } from './AppFieldType.ts';
import { AppFieldValidation } from './AppFieldValidation.ts';

export const AppField = builder.objectRef<AppFieldRecord>('AppField').implement({
  description: "A field of an app's form.",
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the setting.' }),
    type: t.expose('type', { type: AppFieldType, description: 'Kind of control.' }),
    label: t.field({
      type: MessageRef,
      description: 'Label.',
      resolve: ({ label, label_detail: detail }) => messageFrom(label, detail),
    }),
    help: t.field({
      type: MessageRef,
      nullable: true,
      description: 'What the setting does; null when there is no text.',
      resolve: ({ description, description_detail: detail }) =>
        description == null ? null : messageFrom(description, detail),
    }),
    defaultValue: t.string({
      nullable: true,
      description: 'Default as text; null when there is none.',
      resolve: ({ default: value }) => (value == null ? null : String(value)),
    }),
    options: t.stringList({
      description: 'Choices of a SELECT; otherwise empty.',
      resolve: ({ options }) => options ?? [],
    }),
    source: t.expose('source', {
      type: AppFieldSource,
      nullable: true,
      description: 'Where the choices of a DYNAMIC_SELECT come from; null for other types.',
    }),
    isRequired: t.boolean({
      description: 'Whether a value is required while the field is shown.',
      resolve: ({ required }) => required ?? false,
    }),
    isEditable: t.boolean({
      description: 'Whether the value can be changed after the installation.',
      resolve: ({ editable }) => editable ?? true,
    }),
    isGenerated: t.boolean({
      description: 'Whether a random value is used when none is given.',
      resolve: ({ generate }) => generate ?? false,
    }),
    min: t.exposeFloat('min', { nullable: true, description: 'Smallest number; null for no limit.' }),
    max: t.exposeFloat('max', { nullable: true, description: 'Largest number; null for no limit.' }),
    growsOnly: t.boolean({
      description: 'Whether the number can only become larger after the installation.',
      resolve: ({ grows_only: growsOnly }) => growsOnly ?? false,
    }),
    minLength: t.exposeInt('minLength', {
      nullable: true,
      description: 'Smallest number of characters; null for no limit.',
    }),
    generatedLength: t.exposeInt('length', {
      nullable: true,
      description: 'Characters of a generated value; null for the default of 16.',
    }),
    validation: t.expose('validation', {
      type: AppFieldValidation,
      nullable: true,
      description: 'Format of the value; null for any.',
    }),
    showIf: t.field({
      type: [AppFieldCondition],
      description:
        'Conditions that must all hold for the field to be shown; empty for a field that always is. Hidden fields are not validated.',
      resolve: ({ conditions }) => conditions,
    }),
  }),
});
