import { isShown, type FieldConfig, type FieldValue, type FieldValues } from './fieldConfig.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const GENERATED_LENGTH = 16;

/** A random password of letters and digits. */
export function generatePassword(length = GENERATED_LENGTH): string {
  let password = '';
  while (password.length < length) {
    // Values above a multiple of 62 would make the first letters more likely.
    const usable = crypto.getRandomValues(new Uint8Array(length)).filter((byte) => byte < 248);
    password += [...usable].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  }
  return password.slice(0, length);
}

function emptyOf({ type, min }: FieldConfig): FieldValue {
  if (type === 'boolean') return false;
  if (type === 'multi-select') return [];
  return type === 'number' ? (min ?? 0) : '';
}

/** The values of a new form: saved ones, defaults, and generated passwords unless something is edited. */
export function startingValues(fields: readonly FieldConfig[], saved?: FieldValues): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      const generated = field.isGenerated && !saved ? generatePassword(field.length) : undefined;
      return [field.name, saved?.[field.name] ?? field.default ?? generated ?? emptyOf(field)];
    }),
  );
}

/** What is sent: without fields that are not shown, and without passwords that keep their value. */
export function sentValues(
  fields: readonly FieldConfig[],
  values: FieldValues,
  isEditing: boolean,
): FieldValues {
  const sent = fields.filter(
    (field) =>
      isShown(field, values) && !(isEditing && field.type === 'password' && values[field.name] === ''),
  );
  return Object.fromEntries(sent.map(({ name }) => [name, values[name]]));
}
