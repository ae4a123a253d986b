import { archived, DomainError, refused } from '../../http/errors.ts';
import type { AddonBlocker, AddonSituation } from './addons.rules.ts';

/** 404: no such add-on in the catalogue. */
export function notInCatalogue(): DomainError {
  return new DomainError({ status: 404, code: 'not_found', message: 'Add-on not found in the catalog' });
}

/** Blocker → the answer a person reads: the reason, and what to do about it. */
export function addonRefusal(blocker: AddonBlocker, title: string, now: AddonSituation): DomainError {
  switch (blocker) {
    case 'archived':
      return archived();
    case 'cluster_not_active':
      return refused(blocker, 'The cluster is not active. Add-ons can be changed when it is.');
    case 'busy':
      return refused(blocker, `${title} is busy. Wait until the running action ends.`);
    case 'already_installed':
      return refused(blocker, `${title} is installed already.`);
    case 'not_installed':
      return refused(blocker, `${title} is not installed.`);
    case 'missing_dependencies':
      return refused(blocker, `${title} needs ${now.missing.join(', ')}. Install that first.`);
    case 'up_to_date':
      return refused(blocker, `${title} is up to date.`);
    case 'no_previous_version':
      return refused(blocker, `${title} has no previous version to go back to.`);
    case 'required_addon':
      return refused(blocker, 'Cannot uninstall a required system add-on');
    case 'gitops_enabled':
      return refused(blocker, `${title} keeps GitOps running. Disable GitOps first.`);
    case 'has_dependents':
      return refused(blocker, `${now.dependents.join(', ')} need ${title}. Uninstall them first.`);
  }
}
