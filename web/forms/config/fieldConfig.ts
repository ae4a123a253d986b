import type { ReactNode } from 'react';
import type { SelectOption } from '../fields/SelectField.tsx';

export type FieldValue = string | number | boolean | readonly string[];
export type FieldValues = Record<string, unknown>;

export type FieldType =
  | 'string'
  | 'password'
  | 'number'
  | 'decimal'
  | 'boolean'
  | 'select'
  | 'multi-select'
  | 'dynamic-select'
  | 'hidden'
  | 'phone'
  | 'url'
  | 'email'
  | 'domain'
  | 'kubernetes-name';

/** One term of a `show_if`; all terms of a field have to be true. */
export type Condition =
  | { readonly field: string; readonly operator: 'TRUTHY' | 'FALSY' }
  | { readonly field: string; readonly operator: 'EQUALS' | 'DIFFERS'; readonly value: string };

/** A field as configuration: of a form in the code, or of an app's schema from the server. */
export interface FieldConfig {
  readonly name: string;
  readonly type: FieldType;
  /** Translated, as are all texts here. */
  readonly label: string;
  readonly help?: ReactNode;
  readonly placeholder?: string;
  readonly default?: FieldValue;
  readonly isRequired?: boolean;
  /** False: cannot be changed after creation. */
  readonly isEditable?: boolean;
  /** Why it cannot be changed now; the control becomes read-only. */
  readonly readOnlyReason?: string;
  /** Smallest and largest number, or number of selected options. */
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A password is generated, with that many characters (16 by default). */
  readonly isGenerated?: boolean;
  readonly length?: number;
  readonly options?: readonly SelectOption[];
  /** What fills a `dynamic-select`; its options come from the form's `sources`. */
  readonly dataSource?: string;
  readonly showIf?: readonly Condition[];
  /** For names and hosts: monospace, no spell check. */
  readonly isCode?: boolean;
  readonly unit?: string;
  readonly maxWidth?: string;
}

/** Options of a `dynamic-select`; without options they could not be loaded. */
export interface OptionSource {
  readonly options: readonly SelectOption[] | undefined;
  readonly loadError?: string;
}

export type OptionSources = Readonly<Record<string, OptionSource>>;

export interface TabConfig {
  readonly key: string;
  readonly label: string;
  readonly fields: readonly FieldConfig[];
  /** Lists and other values of the tab that are not in `fields`. */
  readonly lists?: readonly string[];
}

/** The text of a value; empty for lists and missing values. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function holds(condition: Condition, values: FieldValues): boolean {
  const value = values[condition.field];
  const isSet = value !== undefined && value !== false && value !== '' && value !== 0;
  switch (condition.operator) {
    case 'TRUTHY':
      return isSet;
    case 'FALSY':
      return !isSet;
    case 'EQUALS':
      return textOf(value) === condition.value;
    case 'DIFFERS':
      return textOf(value) !== condition.value;
  }
}

/** Whether a field is on screen; one that is not is neither validated nor sent. */
export function isShown(field: FieldConfig, values: FieldValues): boolean {
  return (field.showIf ?? []).every((condition) => holds(condition, values));
}
