import { withOffset } from './recoveryWindow.ts';
import { chosenMoment, type RestoreValues } from './restoreRules.ts';

/** The input of a restore; without a time it is the latest moment. */
export function toRestoreInput(values: RestoreValues) {
  const at = chosenMoment(values);
  return {
    sourceId: values.sourceId,
    name: values.name.trim(),
    targetTime: at === undefined ? undefined : withOffset(at),
  };
}
