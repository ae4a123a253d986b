import { message } from '../../../forms/messages.ts';
import type { PostgresValues } from './postgresValues.ts';

export const rule = (key: string) => `postgres:form.rules.${key}`;

export const PUBLIC_PASSWORD_MIN = 16;
const IDENTIFIER = /^(?=.{1,63}$)[a-z][a-z\d]*(_[a-z\d]+)*$/;

/** The platform's rule for names of users and databases, for immediate feedback; it also knows the reserved ones. */
export const identifierProblem = (text: string): string | undefined =>
  text.trim() === '' || IDENTIFIER.test(text.trim()) ? undefined : 'messages:POSTGRES_IDENTIFIER';

export function passwordProblem(
  { isExposed }: Pick<PostgresValues, 'isExposed'>,
  password: string,
): string | undefined {
  const isShort = isExposed && password !== '' && password.length < PUBLIC_PASSWORD_MIN;
  return isShort ? message(rule('publicPassword'), { min: PUBLIC_PASSWORD_MIN }) : undefined;
}
