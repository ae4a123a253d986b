/** A backup code as it is stored: spaces and dashes between groups do not matter. */
export const withoutGroups = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
