/** Origins of an action. Pure: no database, no clock. */
export const auditOrigins = ['console', 'api_key', 'system'] as const;
