import { builder } from '../../graphql/builder.ts';

export const AppSetting = builder.objectRef<{ name: string; value: string }>('AppSetting').implement({
  description: 'A setting of an installed app.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the field in the form.' }),
    value: t.exposeString('value', { description: 'Value as text, e.g. `true` or `5`.' }),
  }),
});

export const AppSettingInput = builder.inputType('AppSettingInput', {
  description: 'A setting of an app.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the field in the form.' }),
    value: t.string({
      required: true,
      description: 'Value as text, e.g. `true` or `5`. An empty password keeps the current one.',
    }),
  }),
});

/** Settings as the platform takes them. Of equal names the last one counts. */
export function configurationOf(
  settings: readonly { name: string; value: string }[] | null | undefined,
): Record<string, string> {
  return Object.fromEntries((settings ?? []).map(({ name, value }) => [name, value]));
}
