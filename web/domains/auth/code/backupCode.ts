/** Removes the spaces and dashes of a typed backup code. */
export const normalizeBackupCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
