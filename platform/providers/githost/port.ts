import { ProviderError } from '../providerError.ts';

/** The git host refused or did not respond; `auth` if the installation was removed. */
export class GitHostError extends ProviderError {
  override name = 'GitHostError';
}

export type GitAccess = 'none' | 'read' | 'write';

/** Permissions of an installation, by the host's names (contents, metadata, administration). */
export type GitPermissions = Readonly<Record<string, GitAccess>>;

/** An installation that a user has just created. */
interface GitInstallation {
  /** The host's id; a string, because hosts may change their format. */
  id: string;
  /** The account it is installed on: a user or an organisation. */
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
  /** The web page. */
  url: string;
  /** The SSH clone URL. */
  sshUrl: string;
}

interface GitFile {
  path: string;
  content: string;
}

/**
 * A git host with installable apps. All methods reject with GitHostError: `auth` if the installation was removed,
 * `notFound` for an unknown repository, `readonly` if a permission is missing, `transient` with `retryAfter` when
 * rate-limited. `installationId` is sufficient for a GitHub App: it issues short-lived tokens itself, and no token
 * leaves the adapter.
 */
export interface GitHost {
  /** URL of the page on which a user selects an account and repositories; the host returns `state` unchanged. */
  authorizeUrl(state: string): string;
  /**
   * The installation after the redirect. `code` proves that the user created it, because an id can be guessed. Rejects
   * with `invalid` if the two do not match or the code was used.
   */
  completeInstall(given: { installationId: string; code: string }): Promise<GitInstallation>;
  /** Every repository that the installation can access, by name. */
  repositories(installationId: string): Promise<GitRepository[]>;
  /** Names, the default branch first; empty for an empty repository. */
  branches(installationId: string, repository: string): Promise<string[]>;
  permissions(installationId: string): Promise<GitPermissions>;
  /** Adds a read-only key and returns its id; an existing key is not added twice. */
  addDeployKey(
    installationId: string,
    repository: string,
    key: { title: string; publicKey: string },
  ): Promise<string>;
  /** Removing a missing key succeeds. */
  removeDeployKey(installationId: string, repository: string, keyId: string): Promise<void>;
  /** Commits the files that are missing on the branch; returns its newest commit (40 hex digits). */
  commitFiles(
    installationId: string,
    repository: string,
    commit: { branch: string; message: string; files: readonly GitFile[] },
  ): Promise<string>;
  /** Uninstalls; a missing installation is ignored. */
  disconnect(installationId: string): Promise<void>;
}
