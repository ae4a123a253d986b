import { invalid, refused, type DomainError } from '../../http/errors.ts';
import type { GitRepository } from '../../providers/githost/port.ts';
import { text } from '../../messages/messages.ts';
import type { GitopsBlocker } from './gitops.rules.ts';

/** Blocker → the answer a person reads: the reason, and what to do about it. */
export function gitopsRefusal(blocker: GitopsBlocker): DomainError {
  switch (blocker) {
    case 'archived':
      return refused(text('archived'));
    case 'cluster_not_active':
      return refused(text('gitops_cluster_not_active'), { error: blocker });
    case 'busy':
      return refused(text('gitops_busy'), { error: blocker });
    case 'already_enabled':
      return refused(text(blocker));
    case 'not_enabled':
      return refused(text(blocker));
  }
}

/** 409: the GitHub App may not do what GitOps needs. */
export function missingPermission(names: readonly string[]): DomainError {
  return refused(text('missing_permission', { permissions: names.join(', ') }));
}

/** The repository by name, when it may be used. Throws 422 `repo_name` otherwise. */
export function usableRepository(list: readonly GitRepository[], name: string): GitRepository {
  const found = list.find((one) => one.name === name);
  if (!found) throw invalid('repo_name', text('unknown_repository'));
  if (found.hasWriteAccess) return found;
  throw invalid('repo_name', text('no_write_access', { name }));
}

/** The branch, when the repository has it; any name will do in one that lists none. Throws 422 `branch`. */
export function usableBranch(list: readonly string[], branch: string, repository: string): string {
  if (list.length === 0 || list.includes(branch)) return branch;
  throw invalid('branch', text('unknown_branch', { repository, branch }));
}
