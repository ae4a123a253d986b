import { message } from '../messages.ts';
import { isShown, textOf, type FieldConfig, type FieldValues } from './fieldConfig.ts';

export interface Problem {
  /** Path in the form's values. */
  readonly path: string;
  readonly message: string;
}

const DOMAIN = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?\d(?: ?\d){6,14}$/;
const KUBERNETES_NAME = /^[a-z\d]([a-z\d-]*[a-z\d])?$/;
const KUBERNETES_NAME_MAX = 253;

export const isDomain = (text: string) => DOMAIN.test(text);

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^[a-z][\w+.-]*:\/\//i.test(text);
}

function kubernetesNameProblem(text: string): string | undefined {
  if (text.length > KUBERNETES_NAME_MAX) return 'ui:config.nameLong';
  return KUBERNETES_NAME.test(text) ? undefined : 'ui:config.nameShape';
}

function formatProblem(type: FieldConfig['type'], text: string): string | undefined {
  switch (type) {
    case 'domain':
      return isDomain(text) ? undefined : 'ui:config.domain';
    case 'email':
      return EMAIL.test(text) ? undefined : 'ui:config.email';
    case 'url':
      return isUrl(text) ? undefined : 'ui:config.url';
    case 'phone':
      return PHONE.test(text) ? undefined : 'ui:validation.phone';
    case 'kubernetes-name':
      return kubernetesNameProblem(text);
    case 'string':
    case 'password':
    case 'number':
    case 'decimal':
    case 'boolean':
    case 'select':
    case 'multi-select':
    case 'dynamic-select':
    case 'hidden':
      return undefined;
  }
}

function lengthProblem({ type, minLength, maxLength }: FieldConfig, text: string): string | undefined {
  if (minLength !== undefined && text.length < minLength) {
    const key = type === 'password' ? 'ui:config.password' : 'ui:validation.minLength';
    return message(key, { min: minLength });
  }
  if (maxLength === undefined || text.length <= maxLength) return undefined;
  return message('ui:validation.maxLength', { max: maxLength });
}

function rangeProblem({ min, max }: FieldConfig, value: number): string | undefined {
  if (min !== undefined && value < min) return message('ui:config.min', { min });
  return max !== undefined && value > max ? message('ui:config.max', { max }) : undefined;
}

function numberProblem(field: FieldConfig, text: string): string | undefined {
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return 'ui:validation.number';
  if (field.type === 'number' && !Number.isInteger(value)) return 'ui:validation.whole';
  return rangeProblem(field, value);
}

function missing({ type }: FieldConfig): string {
  return type === 'kubernetes-name' ? 'ui:config.nameEmpty' : 'ui:config.required';
}

function valueProblem(field: FieldConfig, value: unknown, isEditing: boolean): string | undefined {
  if (field.type === 'boolean' || field.type === 'hidden') return undefined;
  if (Array.isArray(value)) {
    if (field.isRequired && value.length === 0) return missing(field);
    const isTooMany = field.max !== undefined && value.length > field.max;
    return isTooMany ? message('ui:validation.maxSelections', { max: field.max ?? 0 }) : undefined;
  }
  const text = textOf(value).trim();
  if (text === '') {
    // An empty secret keeps its value.
    const keeps = isEditing && field.type === 'password';
    return field.isRequired && !keeps ? missing(field) : undefined;
  }
  if (field.type === 'number' || field.type === 'decimal') return numberProblem(field, text);
  return lengthProblem(field, text) ?? formatProblem(field.type, text);
}

/** The first problem of each field on screen, in the order of the fields. */
export function fieldProblems(
  fields: readonly FieldConfig[],
  values: FieldValues,
  isEditing: boolean,
): Problem[] {
  return fields.flatMap((field) => {
    if (!isShown(field, values)) return [];
    const text = valueProblem(field, values[field.name], isEditing);
    return text === undefined ? [] : [{ path: field.name, message: text }];
  });
}
