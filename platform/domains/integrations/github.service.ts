import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { notFound, refused } from '../../http/errors.ts';
import type { GitHost, GitPermissions, GitRepository } from '../../providers/githost/port.ts';
import { publishAccount } from '../account/account.changes.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import { text } from '../../messages/messages.ts';
import { askGitHost, notConnected } from './github.errors.ts';
import { connectLifetime } from './github.rules.ts';
import { githubOf, removeGithub, saveGithub, type GithubRow } from './github.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus' | 'tokens'> {
  gitHost: GitHost;
  audit: Audit;
}

const STATE = 'github-connect';

/** Parameters of GitHub's redirect. */
export interface GithubReturn {
  installationId: string;
  code: string;
  state: string;
}

export type Github = ReturnType<typeof createGithub>;

/** The account's connection to GitHub. Reading is open to every role; connecting requires integrations.manage. */
export function createGithub({ db, clock, bus, tokens, gitHost, audit }: Deps) {
  const find = (accountId: string): Promise<GithubRow | undefined> => githubOf(db, accountId);
  const require = async (accountId: string): Promise<GithubRow> => {
    const row = await find(accountId);
    if (!row) throw notConnected();
    return row;
  };

  /** URL of the authorize page. The signed state binds the redirect to this user and account. */
  const authUrl = async (actor: Actor): Promise<string> => {
    requirePermission(actor, 'integrations.manage');
    const until = new Date(clock.now().getTime() + connectLifetime);
    return gitHost.authorizeUrl(await tokens.sign(STATE, { sub: actor.userId, acc: actor.accountId }, until));
  };

  /** True for an unexpired state that we signed. */
  const isState = async (state: string): Promise<boolean> => (await tokens.verify(STATE, state)) !== null;

  /** Connects the account after GitHub's redirect. 409 `expired` for another user's state, or an expired one. */
  const complete = async (
    actor: Actor,
    { installationId, code, state }: GithubReturn,
  ): Promise<GithubRow> => {
    requirePermission(actor, 'integrations.manage');
    const verified = await tokens.verify(STATE, state);
    if (verified?.claims.sub !== actor.userId || verified.claims.acc !== actor.accountId) {
      throw refused(text('github_state_expired'), { error: 'expired' });
    }
    const installed = await askGitHost(gitHost.completeInstall({ installationId, code }));
    const { accountId, userId } = actor;
    const now = clock.now();
    return transaction(db, async (tx) => {
      const before = await githubOf(tx, accountId);
      const { login: username, avatarUrl, id } = installed;
      const values = { installationId: id, username, avatarUrl, connectedBy: userId, createdAt: now };
      const row = await saveGithub(tx, { accountId, ...values, updatedAt: now });
      await audit.record(tx, actor, {
        action: 'integrations.connect_github',
        target: { type: 'github', id: row.id, name: username },
        before: before ? { username: before.username } : null,
        after: { username },
      });
      await publishAccount(tx, bus, accountId, 'integrations');
      return row;
    });
  };

  /** Uninstalls the app and deletes the connection. Clusters with GitOps keep their own deploy keys. */
  const disconnect = async (actor: Actor, id: string): Promise<GithubRow> => {
    requirePermission(actor, 'integrations.manage');
    const row = await find(actor.accountId);
    if (row?.id !== id) throw notFound(text('github_not_found'));
    // Without the row nobody could uninstall it again after a failure.
    await askGitHost(gitHost.disconnect(row.installationId));
    return transaction(db, async (tx) => {
      const removed = await removeGithub(tx, actor.accountId, id);
      if (!removed) throw notFound(text('github_not_found'));
      await audit.record(tx, actor, {
        action: 'integrations.disconnect_github',
        target: { type: 'github', id: removed.id, name: removed.username },
        before: { username: removed.username },
      });
      await publishAccount(tx, bus, actor.accountId, 'integrations');
      return removed;
    });
  };

  return {
    authUrl,
    isState,
    complete,
    disconnect,
    find,
    require,
    repositories: async (accountId: string): Promise<GitRepository[]> =>
      askGitHost(gitHost.repositories((await require(accountId)).installationId)),
    branches: async (accountId: string, repository: string): Promise<string[]> =>
      askGitHost(gitHost.branches((await require(accountId)).installationId, repository)),
    permissions: async (accountId: string): Promise<GitPermissions> =>
      askGitHost(gitHost.permissions((await require(accountId)).installationId)),
  };
}
