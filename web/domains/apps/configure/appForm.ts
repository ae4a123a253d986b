import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../../i18n/MessageText.tsx';
import {
  textOf,
  type Condition,
  type FieldConfig,
  type FieldType,
  type FieldValue,
  type FieldValues,
  type OptionSource,
  type OptionSources,
  type TabConfig,
} from '../../../forms/config/fieldConfig.ts';
import type { SelectOption } from '../../../forms/fields/SelectField.tsx';
import type { appForm_catalog$data, appForm_catalog$key } from './__generated__/appForm_catalog.graphql.ts';
import type { appForm_installation$key } from './__generated__/appForm_installation.graphql.ts';

type AppField = appForm_catalog$data['tabs'][number]['fields'][number];

const types: Readonly<Record<string, FieldType>> = {
  STRING: 'string',
  PASSWORD: 'password',
  NUMBER: 'number',
  BOOLEAN: 'boolean',
  SELECT: 'select',
  DYNAMIC_SELECT: 'dynamic-select',
  HIDDEN: 'hidden',
};

const formats: Readonly<Record<string, FieldType>> = {
  DOMAIN: 'domain',
  EMAIL: 'email',
  URL: 'url',
  KUBERNETES_NAME: 'kubernetes-name',
};

/** A text with a format has a type of its own in the form. */
function typeOf({ type, validation }: AppField): FieldType {
  const format = type === 'STRING' ? formats[validation ?? ''] : undefined;
  return format ?? types[type] ?? 'string';
}

/** A value that came as text, in the type that the field's control edits. */
function parsed(type: FieldType, text: string): FieldValue {
  if (type === 'boolean') return text === 'true';
  return type === 'number' ? Number(text) : text;
}

function conditionOf({ field, operator, value }: AppField['showIf'][number]): Condition {
  switch (operator) {
    case 'IS_NOT_SET':
      return { field, operator: 'FALSY' };
    case 'EQUALS':
      return { field, operator: 'EQUALS', value: value ?? '' };
    case 'NOT_EQUALS':
      return { field, operator: 'DIFFERS', value: value ?? '' };
    default:
      return { field, operator: 'TRUTHY' };
  }
}

/** Classes of the cluster that a `dynamic-select` offers, and the one chosen for a new app. */
interface ClassChoice {
  /** Null: they could not be loaded. */
  readonly options: readonly SelectOption[] | null;
  readonly preferred: string | undefined;
}

type ClassChoices = Readonly<Record<string, ClassChoice>>;

interface ClassOfCluster {
  readonly name: string;
  readonly isDefault: boolean;
}

/** The choice among the cluster's classes: its default, else the only one. */
export function classChoice(classes: readonly ClassOfCluster[] | null | undefined): ClassChoice {
  if (!classes) return { options: null, preferred: undefined };
  const preferred =
    classes.find(({ isDefault }) => isDefault) ?? (classes.length === 1 ? classes[0] : undefined);
  return { options: classes.map(({ name }) => ({ value: name, label: name })), preferred: preferred?.name };
}

/** What a new app starts with. A class that the cluster does not have is replaced by the cluster's own. */
function startOf(field: AppField, type: FieldType, choices: ClassChoices): FieldValue | undefined {
  const text = field.defaultValue ?? undefined;
  const choice = type === 'dynamic-select' ? choices[field.source ?? ''] : undefined;
  // A cluster without any class gets one from an add-on that is installed on the way.
  if (choice?.options && choice.options.length > 0) {
    const isOffered = choice.options.some(({ value }) => value === text);
    return isOffered ? text : choice.preferred;
  }
  return text === undefined ? undefined : parsed(type, text);
}

type AppSettings = readonly { readonly name: string; readonly value: string }[];

interface FormOptions {
  readonly choices: ClassChoices;
  readonly isEditing: boolean;
  /** Of an installed app. */
  readonly settings?: AppSettings;
  readonly t: TFunction<'apps'>;
}

function toFieldConfig(field: AppField, options: FormOptions): FieldConfig {
  const { choices, isEditing, settings, t } = options;
  const type = typeOf(field);
  const saved = field.growsOnly ? settings?.find(({ name }) => name === field.name)?.value : undefined;
  const help = [
    field.help ? messageText(field.help) : '',
    isEditing && type === 'password' ? t('configure.keepsValue') : '',
  ];
  return {
    name: field.name,
    type,
    label: messageText(field.label),
    help: help.filter(Boolean).join(' ') || undefined,
    default: startOf(field, type, choices),
    isRequired: field.isRequired,
    isEditable: field.isEditable,
    min: saved === undefined ? (field.min ?? undefined) : Number(saved),
    max: field.max ?? undefined,
    minLength: field.minLength ?? undefined,
    isGenerated: field.isGenerated,
    length: field.generatedLength ?? undefined,
    options: field.options.map((value) => ({ value, label: value })),
    dataSource: field.source ?? undefined,
    placeholder: type === 'dynamic-select' && !field.isRequired ? t('configure.clusterDefault') : undefined,
    showIf: field.showIf.map(conditionOf),
    maxWidth: type === 'dynamic-select' || type === 'select' ? '20rem' : undefined,
  };
}

/** The fields that are read for a form. */
export function readForm(catalog: appForm_catalog$key) {
  return readInlineData(
    graphql`
      fragment appForm_catalog on CatalogApp @inline {
        tabs {
          name
          fields {
            name
            type
            label {
              ...MessageText_message
            }
            help {
              ...MessageText_message
            }
            defaultValue
            options
            source
            isRequired
            isEditable
            isGenerated
            growsOnly
            min
            max
            minLength
            generatedLength
            validation
            showIf {
              field
              operator
              value
            }
          }
        }
      }
    `,
    catalog,
  ).tabs;
}

type AppTabs = ReturnType<typeof readForm>;

/** The tabs of the form; those without a visible field are left out. */
export function toTabs(tabs: AppTabs, nameOf: (tab: string) => string, options: FormOptions): TabConfig[] {
  return tabs
    .map(({ name, fields }) => ({
      key: name,
      label: nameOf(name),
      fields: fields.map((field) => toFieldConfig(field, options)),
    }))
    .filter(({ fields }) => fields.some(({ type }) => type !== 'hidden'));
}

/** Options of the form's selects; a value or default that the cluster does not have is offered as well. */
export function toSources(
  fields: readonly FieldConfig[],
  choices: ClassChoices,
  saved: FieldValues,
  t: TFunction<'apps'>,
): OptionSources {
  return Object.fromEntries(
    fields.flatMap(({ type, name, dataSource = '', default: start }): [string, OptionSource][] => {
      if (type !== 'dynamic-select') return [];
      const { options } = choices[dataSource] ?? { options: null };
      const used = textOf(saved[name] ?? start);
      if (!options) return [[dataSource, { options: undefined, loadError: t('configure.classesFailed') }]];
      const isOffered = used === '' || options.some(({ value }) => value === used);
      return [[dataSource, { options: isOffered ? options : [...options, { value: used, label: used }] }]];
    }),
  );
}

/** The saved settings of an installed app, and their revision. */
export function readSettings(installation: appForm_installation$key) {
  const { id, revision, settings } = readInlineData(
    graphql`
      fragment appForm_installation on InstalledApp @inline {
        id
        revision
        settings {
          name
          value
        }
      }
    `,
    installation,
  );
  return { id, revision, settings };
}

/** Values as the form edits them, from the texts of the server. */
export function savedValues(fields: readonly FieldConfig[], settings: AppSettings): FieldValues {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  return Object.fromEntries(
    settings.flatMap(({ name, value }) => {
      const type = types.get(name);
      return type === undefined ? [] : [[name, parsed(type, value)]];
    }),
  );
}

/** Values as the server takes them. */
export const toSettings = (values: FieldValues) =>
  Object.entries(values).map(([name, value]) => ({ name, value: textOf(value) }));

const PREFIX = 'settings.';

/** The name of the field that a path of the server is about. */
export const fieldOfPath = (path: string): string =>
  path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path;
