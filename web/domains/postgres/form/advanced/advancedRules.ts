import type { Problem } from '../../../../forms/config/fieldRules.ts';
import { message } from '../../../../forms/messages.ts';
import type { PostgresValues } from '../postgresValues.ts';
import { identifierProblem, passwordProblem, rule } from '../valueRules.ts';

const found = (path: string, text: string | undefined): Problem[] =>
  text === undefined ? [] : [{ path, message: text }];
const REQUIRED = 'ui:config.required';

/** Who can own a database. */
export function ownersOf({
  username,
  superuserName,
  users,
}: Pick<PostgresValues, 'username' | 'superuserName' | 'users'>): string[] {
  const all = [username, superuserName, ...users.map(({ name }) => name)].map((name) => name.trim());
  return [...new Set(all)].filter(Boolean);
}

/** Of the names of a list, the first may be taken by the main form. */
function nameProblem(name: string, before: readonly string[], twice: string): string | undefined {
  const typed = name.trim();
  if (typed === '') return REQUIRED;
  return (
    identifierProblem(typed) ?? (before.includes(typed) ? message(rule(twice), { name: typed }) : undefined)
  );
}

/** What is wrong with further users and databases; the server knows the bounds of parameters. */
export function advancedProblems(values: PostgresValues): Problem[] {
  const { users, databases, parameters, username, superuserName, database } = values;
  const roles = [username.trim(), superuserName.trim(), ...users.map(({ name }) => name.trim())];
  const names = [database.trim(), ...databases.map(({ name }) => name.trim())];
  const owners = ownersOf(values);
  return [
    ...users.flatMap(({ name, password }, i) => [
      ...found(`users.${i}.name`, nameProblem(name, roles.slice(0, i + 2), 'userTwice')),
      ...found(`users.${i}.password`, passwordProblem(values, password)),
    ]),
    ...databases.flatMap(({ name, owner }, i) => [
      ...found(`databases.${i}.name`, nameProblem(name, names.slice(0, i + 1), 'databaseTwice')),
      ...found(
        `databases.${i}.owner`,
        owners.includes(owner) ? undefined : message(rule('ownerUnknown'), { name: owner }),
      ),
    ]),
    ...parameters.flatMap(({ name, value }, i) => [
      ...found(`parameters.${i}.name`, name === '' ? REQUIRED : undefined),
      ...found(`parameters.${i}.value`, name !== '' && value.trim() === '' ? REQUIRED : undefined),
    ]),
  ];
}
