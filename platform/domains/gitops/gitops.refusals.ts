import { invalid, refused, type DomainError } from '../../http/errors.ts';
import type { GitRepository } from '../../providers/githost/port.ts';
import { text } from '../../messages/messages.ts';
import type { GitopsBlocker } from './gitops.rules.ts';

/** Blocker → refusal for users: the reason, and how to resolve it. */
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

/** 409: the GitHub App lacks permissions that GitOps needs. */
export function missingPermission(names: readonly string[]): DomainError {
  return refused(text('missing_permission', { permissions: names.join(', ') }));
}

/** The repository by name, if it can be used. Throws 422 `repo_name` otherwise. */
export function usableRepository(list: readonly GitRepository[], name: string): GitRepository {
  const found = list.find((one) => one.name === name);
  if (!found) throw invalid('repo_name', text('unknown_repository'));
  if (found.hasWriteAccess) return found;
  throw invalid('repo_name', text('no_write_access', { name }));
}

/** The branch, if the repository has it; a repository without branches accepts any name. Throws 422 `branch`. */
export function usableBranch(list: readonly string[], branch: string, repository: string): string {
  if (list.length === 0 || list.includes(branch)) return branch;
  throw invalid('branch', text('unknown_branch', { repository, branch }));
}
