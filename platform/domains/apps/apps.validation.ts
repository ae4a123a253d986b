/** The settings of an app: reading, defaults, and what is wrong with them. Pure but for generated passwords. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { FieldIssue } from '../../http/errors.ts';
import { text, type Message } from '../../messages/messages.ts';
import {
  fieldsOf,
  type FieldConfig,
  type InputField,
  type Inputs,
  type InputsSchema,
  type InputValue,
  type Secrets,
} from '../../providers/apps/inputs.ts';
import { preferredClass, type ClusterClasses } from './apps.classes.ts';
import { shownFields } from './apps.conditions.ts';

const MAX_TEXT = 10_000;
const MAX_NAME = 253;
const GENERATED_LENGTH = 16;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const KUBERNETES_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** Settings that are stored, and secrets that are new. */
export interface Settings {
  inputs: Inputs;
  secrets: Secrets;
  /** Names of all secrets with a value. */
  secretFields: string[];
}

/** Letters and digits. */
function generatedSecret(length = GENERATED_LENGTH): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

type Read = { value: InputValue | undefined } | { problem: Message };

function readBoolean(given: unknown): Read {
  if (typeof given === 'boolean') return { value: given };
  if (given === 'true' || given === 'false') return { value: given === 'true' };
  return { problem: text('setting_boolean') };
}

function readNumber(given: unknown): Read {
  const value = typeof given === 'string' ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: text('setting_number') };
  // All are counts, or sizes and times in whole units.
  return Number.isInteger(value) ? { value } : { problem: text('setting_whole') };
}

/** A given value as its type; empty ones are undefined. */
function read({ type }: FieldConfig, given: unknown): Read {
  if (given === undefined || given === null) return { value: undefined };
  if (typeof given === 'string' && given.trim() === '') return { value: undefined };
  if (type === 'boolean') return readBoolean(given);
  if (type === 'number') return readNumber(given);
  if (typeof given !== 'string') return { problem: text('setting_text') };
  if (given.length > MAX_TEXT) return { problem: text('setting_long', { max: MAX_TEXT }) };
  return { value: type === 'password' ? given : given.trim() };
}

function nameProblem(value: string): Message | null {
  if (value === '') return text('setting_name_empty');
  if (value.length > MAX_NAME) return text('setting_name_long');
  return KUBERNETES_NAME.test(value) ? null : text('setting_name');
}

function formatProblem(validation: NonNullable<FieldConfig['validation']>, value: string): Message | null {
  switch (validation) {
    case 'domain':
      return DOMAIN.test(value) ? null : text('setting_domain');
    case 'email':
      return z.email().safeParse(value).success ? null : text('setting_email');
    case 'url':
      return z.url({ protocol: /^https?$/ }).safeParse(value).success ? null : text('setting_url');
    case 'kubernetes-name':
      return nameProblem(value);
  }
}

/** What is wrong with a value of a field that is shown; null if nothing is. */
function problemOf(config: FieldConfig, value: InputValue): Message | null {
  const { type, min, max, minLength, options, validation } = config;
  if (typeof value === 'number') {
    if (min !== undefined && value < min) return text('setting_minimum', { min });
    return max !== undefined && value > max ? text('setting_maximum', { max }) : null;
  }
  if (typeof value !== 'string') return null;
  if (type === 'password' && minLength !== undefined && value.length < minLength)
    return text('setting_password', { min: minLength });
  if (type === 'select' && options && !options.includes(value))
    return text('setting_option', { options: options.join(', ') });
  return validation ? formatProblem(validation, value) : null;
}

interface Current {
  inputs: Inputs;
  secretFields: readonly string[];
  /** It is installed again after a failure, so that nothing is fixed yet. */
  isInstalling?: boolean;
}

/** What the values of a form are checked against. */
interface Context {
  /** Null before the installation. */
  current: Current | null;
  classes: ClusterClasses;
}

/** True if its value can no longer change; a required field without one came with a later version of the app. */
function isLocked({ name, config }: InputField, { current }: Context): boolean {
  if (!current || current.isInstalling || config.editable !== false) return false;
  if (config.type === 'password') return current.secretFields.includes(name);
  return config.required !== true || current.inputs[name] !== undefined;
}

/** The value of a field before it is checked. */
function valueOf(field: InputField, given: Given, context: Context): Read {
  const { name, config } = field;
  const saved = context.current?.inputs[name];
  const byDefault = {
    value: isLocked(field, context)
      ? saved
      : (saved ?? preferredClass(config, context.classes) ?? config.default),
  };
  if (config.type === 'hidden') return byDefault;
  if (!Object.hasOwn(given, name)) return config.type === 'password' ? { value: undefined } : byDefault;
  return read(config, given[name]);
}

type Given = Readonly<Record<string, unknown>>;

/** What is wrong with a value that differs from the saved one; null if nothing is. */
function changeProblem({ name, config }: InputField, value: InputValue, context: Context): Message | null {
  const { current, classes } = context;
  const before = current?.inputs[name];
  if (before === value) return null;
  if (config.growsOnly && !current?.isInstalling && typeof before === 'number' && Number(value) < before)
    return text('setting_shrinks', { min: before });
  const known = config.optionsFrom && classes[config.optionsFrom];
  if (!known || known.some((one) => one.name === value)) return null;
  const options = known.map((one) => one.name).join(', ');
  return text('setting_class', { name: String(value), options });
}

/** A field that is shown: its value, or why it cannot be saved. */
function settle(field: InputField, value: InputValue | undefined, context: Context): Read {
  const { name, config } = field;
  const { current } = context;
  const isSecret = config.type === 'password';
  if (isLocked(field, context)) {
    // Secrets are not in the inputs, and an empty one keeps the current one.
    return value === current?.inputs[name] ? { value } : { problem: text('setting_fixed') };
  }
  if (value === undefined) {
    // An empty secret keeps the current one.
    if (isSecret && current?.secretFields.includes(name)) return { value };
    if (config.generate) return { value: generatedSecret(config.length) };
    const isMissing = config.required === true && config.type !== 'boolean';
    return isMissing ? { problem: text('setting_required') } : { value };
  }
  const problem = problemOf(config, value) ?? changeProblem(field, value, context);
  return problem ? { problem } : { value };
}

/** The settings after a change, or what is wrong with them. */
export function settingsAfter(
  schema: InputsSchema,
  given: Given,
  context: Context,
): { settings: Settings; issues: FieldIssue[] } {
  const fields = fieldsOf(schema);
  const issue = (name: string, why: Message): FieldIssue => ({ field: `configuration.${name}`, ...why });
  const names = new Set(fields.map(({ name }) => name));
  const issues = Object.keys(given)
    .filter((name) => !names.has(name))
    .map((name) => issue(name, text('setting_unknown')));
  const values = new Map<string, InputValue | undefined>();
  for (const field of fields) {
    const found = valueOf(field, given, context);
    if ('problem' in found) issues.push(issue(field.name, found.problem));
    else values.set(field.name, found.value);
  }
  const shown = shownFields(schema, Object.fromEntries(values));
  const inputs: Record<string, InputValue> = {};
  const secrets: Record<string, string> = {};
  const secretFields = new Set(context.current?.secretFields);
  for (const field of fields) {
    const { name, config } = field;
    if (!shown.has(name) || !values.has(name)) continue;
    const settled = settle(field, values.get(name), context);
    if ('problem' in settled) {
      issues.push(issue(name, settled.problem));
    } else if (settled.value !== undefined) {
      if (config.type === 'password') {
        secrets[name] = String(settled.value);
        secretFields.add(name);
      } else inputs[name] = settled.value;
    }
  }
  return { settings: { inputs, secrets, secretFields: [...secretFields] }, issues };
}
