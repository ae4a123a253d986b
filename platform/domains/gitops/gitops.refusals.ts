import { archived, invalid, refused, type DomainError } from '../../http/errors.ts';
import type { GitRepository } from '../../providers/githost/port.ts';
import type { GitopsBlocker } from './gitops.rules.ts';

/** Blocker → the answer a person reads: the reason, and what to do about it. */
export function gitopsRefusal(blocker: GitopsBlocker): DomainError {
  switch (blocker) {
    case 'archived':
      return archived();
    case 'cluster_not_active':
      return refused(blocker, 'The cluster is not active. GitOps can be changed when it is.');
    case 'busy':
      return refused(blocker, 'GitOps or its operator is busy. Wait until the running action ends.');
    case 'already_enabled':
      return refused(blocker, 'GitOps is on already. Disable it first to follow another repository.');
    case 'not_enabled':
      return refused(blocker, 'GitOps is not on.');
  }
}

/** 409: the GitHub App may not do what GitOps needs. */
export function missingPermission(names: readonly string[]): DomainError {
  return refused(
    'missing_permission',
    `The GitHub App lacks permissions: ${names.join(', ')}. Grant them under Integrations, then try again.`,
  );
}

/** The repository by name, when it may be used. Throws 422 `repo_name` otherwise. */
export function usableRepository(list: readonly GitRepository[], name: string): GitRepository {
  const found = list.find((one) => one.name === name);
  if (!found) throw invalid('repo_name', 'Please select an existing repository', 'unknown_repository');
  if (found.hasWriteAccess) return found;
  const message = `You need write access to ${name} to use it for GitOps.`;
  throw invalid('repo_name', message, 'no_write_access');
}

/** The branch, when the repository has it; any name will do in one that lists none. Throws 422 `branch`. */
export function usableBranch(list: readonly string[], branch: string, repository: string): string {
  if (list.length === 0 || list.includes(branch)) return branch;
  throw invalid('branch', `${repository} has no branch ${branch}.`, 'unknown_branch');
}
