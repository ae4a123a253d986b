/** The stored dismissal of an account's first steps. */
export const getStartedKey = (accountId: string): string => `getStarted.${accountId}`;
