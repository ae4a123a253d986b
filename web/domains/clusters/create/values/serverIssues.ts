import type { FormFailure } from '../../../../forms/applyIssues.ts';
import type { Issue } from '../../../../relay/mutations/mutationError.ts';
import type { TokenState } from './createSchema.ts';
import type { CreateValues } from './createValues.ts';

interface Shown extends Pick<CreateValues, 'hasTemporaryToken' | 'hasPrivateNetwork' | 'datastoreMode'> {
  tokenState: TokenState;
}

/** The field that shows a server issue; '' if that field is not on screen. */
function fieldOf(path: string, shown: Shown): string {
  switch (path) {
    case 'temporaryToken':
      if (shown.hasTemporaryToken) return path;
      return shown.tokenState === 'saved' ? '' : 'token';
    case 'privateSubnet':
      return shown.hasPrivateNetwork ? path : 'hasPrivateNetwork';
    case 'externalDatastoreEndpoint':
      return shown.datastoreMode === 'EXTERNAL' ? path : 'datastoreMode';
    default:
      return path;
  }
}

/** The server's issues for the form; those without a field on screen are shown in its banner. */
export function toFormIssues(issues: readonly Issue[], shown: Shown): FormFailure {
  return {
    issues: issues.map(({ path, message }) => ({ path: fieldOf(path, shown), message })),
  };
}
