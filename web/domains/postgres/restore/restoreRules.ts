import type { Problem } from '../../../forms/config/fieldRules.ts';
import { isInWindow, momentOf, type RecoveryWindow } from './recoveryWindow.ts';

export type RestoreValues = {
  sourceId: string;
  mode: 'latest' | 'specific';
  /** As the inputs of the browser have them, in the zone of the user. */
  day: string;
  time: string;
  name: string;
};

export interface RestoreContext {
  /** Undefined while unknown; then the server decides. */
  readonly window: RecoveryWindow | undefined;
  /** The name that the server has refused because it is taken. */
  readonly takenName: string | undefined;
}

const rule = (key: string) => `postgres:restore.rules.${key}`;
const NAME = /^[a-z]([a-z\d-]*[a-z\d])?$/;
const NAME_MAX = 50;

const found = (path: keyof RestoreValues, text: string | undefined): Problem[] =>
  text === undefined ? [] : [{ path, message: text }];

/** The chosen moment; undefined for the latest one and for one that is incomplete. */
export const chosenMoment = ({ mode, day, time }: RestoreValues): number | undefined =>
  mode === 'specific' ? momentOf(day, time) : undefined;

function momentProblem(values: RestoreValues, { window }: RestoreContext): Problem[] {
  if (values.mode === 'latest') return [];
  const at = chosenMoment(values);
  if (at === undefined) return found(values.day === '' ? 'day' : 'time', rule('moment'));
  return found('time', window && !isInWindow(window, at) ? rule('outside') : undefined);
}

function nameProblem(name: string, takenName: string | undefined): string | undefined {
  if (name === '') return rule('fields');
  if (!NAME.test(name) || name.length > NAME_MAX) return rule('name');
  return name === takenName ? 'postgres:form.rules.nameTaken' : undefined;
}

export function restoreProblems(values: RestoreValues, context: RestoreContext): Problem[] {
  return [
    ...found('sourceId', values.sourceId === '' ? rule('fields') : undefined),
    ...momentProblem(values, context),
    ...found('name', nameProblem(values.name.trim(), context.takenName)),
  ];
}

/** The name that is proposed for a restored database. */
export const restoredName = (source: string): string => `${source.slice(0, NAME_MAX - 9)}-restored`;
