import { message } from '../../../forms/messages.ts';
import type { PostgresValues } from './postgresValues.ts';

export const rule = (key: string) => `postgres:form.rules.${key}`;

export const PUBLIC_PASSWORD_MIN = 16;
/** Identifiers that PostgreSQL takes without quotes. */
const IDENTIFIER = /^[a-z_][a-z\d_]{0,62}$/;

export const identifierProblem = (text: string): string | undefined =>
  text.trim() === '' || IDENTIFIER.test(text.trim()) ? undefined : rule('identifier');

export function passwordProblem(
  { isExposed }: Pick<PostgresValues, 'isExposed'>,
  password: string,
): string | undefined {
  const isShort = isExposed && password !== '' && password.length < PUBLIC_PASSWORD_MIN;
  return isShort ? message(rule('publicPassword'), { min: PUBLIC_PASSWORD_MIN }) : undefined;
}
