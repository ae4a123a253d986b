/** Normalizes a backup code: removes spaces and dashes. */
export const withoutGroups = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
