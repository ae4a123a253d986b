export type ConditionOperator = 'is_set' | 'is_not_set' | 'equals' | 'not_equals';

/** One term of a field's `show_if`. */
export interface AppFieldConditionRecord {
  field: string;
  operator: ConditionOperator;
  value: string | null;
}

const TERM = /^(!?)([\w.-]+?)(?:\s*(===|!==)\s*(.+))?$/;
const QUOTED = /^(['"])(.*)\1$/;

/**
 * The terms of a condition such as `backup && provider === 's3'`, all of which must hold. A term that cannot be read is
 * left out, so that its field is shown.
 */
export function parseConditions(text: string): AppFieldConditionRecord[] {
  return text.split('&&').flatMap((term): AppFieldConditionRecord[] => {
    const [, not, field, comparison, value = ''] = TERM.exec(term.trim()) ?? [];
    if (field === undefined) return [];
    if (comparison === undefined) return [{ field, operator: not ? 'is_not_set' : 'is_set', value: null }];
    const operator = comparison === '===' ? 'equals' : 'not_equals';
    return [{ field, operator, value: QUOTED.exec(value.trim())?.[2] ?? value.trim() }];
  });
}
