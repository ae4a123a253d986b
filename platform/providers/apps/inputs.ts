import type { Message } from '../../messages/messages.ts';

export const fieldTypes = [
  'string',
  'password',
  'number',
  'boolean',
  'select',
  'dynamic-select',
  'hidden',
] as const;

export const fieldValidations = ['domain', 'email', 'url', 'kubernetes-name'] as const;

/** Lists that only the cluster knows. */
export const dynamicOptions = ['cluster-ingress-classes', 'cluster-storage-classes'] as const;

export type InputValue = string | number | boolean;

/** Values of a form by field name; passwords are separate. */
export type Inputs = Readonly<Record<string, InputValue>>;
export type Secrets = Readonly<Record<string, string>>;

/** How a field is shown and checked. */
export interface FieldConfig {
  type: (typeof fieldTypes)[number];
  label: Message;
  description?: Message;
  default?: InputValue;
  /** Of a select: the values. */
  options?: readonly string[];
  /** Of a dynamic-select. */
  optionsFrom?: (typeof dynamicOptions)[number];
  required?: boolean;
  /** False if it cannot change after the installation. */
  editable?: boolean;
  min?: number;
  max?: number;
  /** After the installation the number can only become larger, as volumes do not shrink. */
  growsOnly?: boolean;
  /** Of a password. */
  minLength?: number;
  /** Number of generated characters, 16 by default. */
  length?: number;
  /** A value is generated if none is given. */
  generate?: boolean;
  validation?: (typeof fieldValidations)[number];
  /** Terms `f`, `!f`, `f === v` and `f !== v` joined by `&&`; hidden fields have no value. */
  show_if?: string;
}

export interface InputField {
  name: string;
  config: FieldConfig;
}

/** Fields by tab. */
export type InputsSchema = Readonly<Record<string, readonly InputField[]>>;

/** All fields, in the order of their tabs. */
export function fieldsOf(schema: InputsSchema): InputField[] {
  return Object.values(schema).flat();
}

/** Names of fields whose values are secret. */
export function secretFields(schema: InputsSchema): string[] {
  return fieldsOf(schema).flatMap(({ name, config }) => (config.type === 'password' ? [name] : []));
}
