/** Which fields of an app's form are shown. Pure. */
import { fieldsOf, type InputsSchema, type InputValue } from '../../providers/apps/inputs.ts';

const TERM = /^(!?)([\w.-]+?)(?:\s*(===|!==)\s*(.+))?$/;
const QUOTED = /^(['"])(.*)\1$/;

function holds(term: string, valueOf: (name: string) => InputValue | undefined): boolean {
  const [, not, name = '', comparison, right = ''] = TERM.exec(term.trim()) ?? [];
  const value = valueOf(name);
  if (comparison === undefined) return Boolean(value) !== (not === '!');
  const wanted = QUOTED.exec(right.trim())?.[2] ?? right.trim();
  return (String(value ?? '') === wanted) === (comparison === '===');
}

/** Names of the fields whose conditions hold. A hidden field has no value, which may hide others. */
export function shownFields(
  schema: InputsSchema,
  values: Readonly<Record<string, InputValue | undefined>>,
): Set<string> {
  const fields = new Map(fieldsOf(schema).map(({ name, config }) => [name, config]));
  const shown = new Map<string, boolean>();
  const isShown = (name: string): boolean => {
    const known = shown.get(name);
    if (known !== undefined) return known;
    // A field that depends on itself is shown.
    shown.set(name, true);
    const terms = fields.get(name)?.show_if?.split('&&') ?? [];
    const result = terms.every((term) =>
      holds(term, (other) => (isShown(other) ? values[other] : undefined)),
    );
    shown.set(name, result);
    return result;
  };
  return new Set([...fields.keys()].filter(isShown));
}
