import type { Problem } from '../../../forms/config/fieldRules.ts';
import { message } from '../../../forms/messages.ts';
import { advancedProblems } from './advanced/advancedRules.ts';
import { FERRETDB_POSTGRES_VERSION, type PostgresValues } from './postgresValues.ts';
import { identifierProblem, passwordProblem, rule } from './valueRules.ts';

export interface RuleContext {
  readonly isEditing: boolean;
  /** The name that the server has refused because it is taken. */
  readonly takenName?: string;
  /** Whether the keys of the saved provider can be kept: false after the provider was changed. */
  readonly keepsKeys: boolean;
}

const found = (path: keyof PostgresValues, text: string | undefined): Problem[] =>
  text === undefined ? [] : [{ path, message: text }];

const NAME_MAX = 50;

function nameProblem({ name }: PostgresValues, { takenName }: RuleContext): string | undefined {
  const typed = name.trim();
  if (typed.length > NAME_MAX && typed.length <= 253) return message(rule('nameLong'), { max: NAME_MAX });
  if (/^\d/.test(typed)) return rule('nameLetter');
  return typed !== '' && takenName === typed ? rule('nameTaken') : undefined;
}

function isServiceAccount(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return (
      typeof parsed === 'object' && parsed !== null && 'private_key' in parsed && 'client_email' in parsed
    );
  } catch {
    return false;
  }
}

function backupProblems(values: PostgresValues, { isEditing, keepsKeys }: RuleContext): Problem[] {
  if (!values.hasBackups) return [];
  const needsKeys = isEditing && !keepsKeys;
  if (values.backupProvider === 'GCP_GCS') {
    const text = values.gcsCredentials.trim();
    if (text === '') return found('gcsCredentials', needsKeys ? 'ui:config.required' : undefined);
    return found('gcsCredentials', isServiceAccount(text) ? undefined : rule('credentials'));
  }
  return found(
    'accessSecretKey',
    needsKeys && values.accessSecretKey === '' ? 'ui:config.required' : undefined,
  );
}

/** What the rules across fields find; the rules of single fields are in their configuration. */
export function postgresProblems(values: PostgresValues, context: RuleContext): Problem[] {
  const { database, username, superuserName, password, superuserPassword } = values;
  const isLocked = values.hasFerretdb && values.version !== FERRETDB_POSTGRES_VERSION;
  const identity = context.isEditing
    ? []
    : [
        ...found('name', nameProblem(values, context)),
        ...found(
          'version',
          isLocked ? message(rule('ferretdbVersion'), { version: FERRETDB_POSTGRES_VERSION }) : undefined,
        ),
        ...found('database', identifierProblem(database)),
        ...found('username', identifierProblem(username)),
        ...found('superuserName', identifierProblem(superuserName)),
      ];
  return [
    ...identity,
    ...found('password', passwordProblem(values, password)),
    ...found('superuserPassword', passwordProblem(values, superuserPassword)),
    ...backupProblems(values, context),
    ...advancedProblems(values),
  ];
}
