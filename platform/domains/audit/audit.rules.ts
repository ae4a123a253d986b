/** Origins of an action. Pure: no database, no clock. */
export const auditOrigins = ['console', 'api_key', 'support', 'system'] as const;
