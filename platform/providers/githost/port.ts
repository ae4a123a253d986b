import { ProviderError } from '../providerError.ts';

/** A source-code host that refused or did not answer; `auth` when the installation is gone. */
export class GitHostError extends ProviderError {
  override name = 'GitHostError';
}

export type GitAccess = 'none' | 'read' | 'write';

/** What an installation was allowed, by the host's own names (contents, metadata, administration). */
export type GitPermissions = Readonly<Record<string, GitAccess>>;

/** An installation that a person has just granted. */
interface GitInstallation {
  /** The host's id; text, because hosts change their forms. */
  id: string;
  /** The account it is installed on: a person or an organisation. */
  login: string;
  avatarUrl: string | null;
}

export interface GitRepository {
  id: string;
  /** `owner/name`. */
  name: string;
  isPrivate: boolean;
  hasWriteAccess: boolean;
  defaultBranch: string;
  /** The page that people open. */
  url: string;
  /** What Git clones over SSH. */
  sshUrl: string;
}

interface GitFile {
  path: string;
  content: string;
}

/**
 * A source-code host with installable apps. All methods reject with GitHostError: `auth` when the installation is
 * revoked, `notFound` for an unknown repository, `readonly` when a permission is missing, `transient` with
 * `retryAfter` when calls are limited. A GitHub App behind this port finds everything in `installationId`: it makes
 * its short-lived tokens itself, and no token leaves the adapter.
 */
export interface GitHost {
  /** Where a person picks an account and repositories; the host sends `state` back unchanged. */
  authorizeUrl(state: string): string;
  /**
   * The installation that the person came back with. `code` proves that it is theirs: an id alone is no proof, since
   * anybody can type one. Rejects with `invalid` when the two do not belong together or the code was used.
   */
  completeInstall(given: { installationId: string; code: string }): Promise<GitInstallation>;
  /** Every repository the installation sees, by name. */
  repositories(installationId: string): Promise<GitRepository[]>;
  /** Names, the default branch first; empty for an empty repository. */
  branches(installationId: string, repository: string): Promise<string[]>;
  permissions(installationId: string): Promise<GitPermissions>;
  /** Adds a read-only key and answers its id; the same key is found again instead of being added twice. */
  addDeployKey(
    installationId: string,
    repository: string,
    key: { title: string; publicKey: string },
  ): Promise<string>;
  /** Removing a key that is gone is fine. */
  removeDeployKey(installationId: string, repository: string, keyId: string): Promise<void>;
  /** Commits those files that the branch does not have; answers the branch's newest commit (40 hex digits). */
  commitFiles(
    installationId: string,
    repository: string,
    commit: { branch: string; message: string; files: readonly GitFile[] },
  ): Promise<string>;
  /** Uninstalls; one that is gone is fine. */
  disconnect(installationId: string): Promise<void>;
}
