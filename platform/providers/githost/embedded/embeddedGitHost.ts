import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../../crypto/hash.ts';
import type { CloudStore } from '../../cloud/cloudStore.ts';
import { seededHex } from '../../simulation/chance.ts';
import { GitHostError, type GitHost, type GitPermissions, type GitRepository } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import { branchData, deployKeyData, HOST_PROJECT, installationData, kinds } from './records.ts';
import type { InstallationData } from './records.ts';
import { avatarOf, sampleAccount, type SampleRepository } from './samples.ts';

/** The embedded git host, whose authorize page is served by the platform. */
export interface EmbeddedGitHost extends GitHost {
  /** Applies the choice on the page: creates the installation and its one-time code. */
  grant(login: string, permissions: GitPermissions): Promise<{ installationId: string; code: string }>;
}

const LIMIT_SECONDS = 60;

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function revoked(): GitHostError {
  return new GitHostError({ kind: 'auth', code: 'installation_revoked', text: text('github_revoked') });
}

function limited(): GitHostError {
  return new GitHostError({
    kind: 'transient',
    code: 'rate_limited',
    text: text('github_rate_limited'),
    retryAfter: LIMIT_SECONDS,
  });
}

function unknownRepository(name: string): GitHostError {
  const why = text('github_no_repository', { name });
  return new GitHostError({ kind: 'notFound', code: 'unknown_repository', text: why });
}

function needs(why: 'github_deploy_key_permission' | 'github_commit_permission'): GitHostError {
  return new GitHostError({ kind: 'readonly', code: 'missing_permission', text: text(why) });
}

function toRepository({ name, isPrivate, hasWriteAccess, branches }: SampleRepository): GitRepository {
  return {
    id: String(parseInt(seededHex(name, 7), 16)),
    name,
    isPrivate,
    hasWriteAccess,
    defaultBranch: branches[0] ?? 'main',
    url: `https://github.com/${name}`,
    sshUrl: `ssh://git@github.com/${name}.git`,
  };
}

/** Sample accounts and repositories; permissions, keys and commits are kept in `store`. */
export function createEmbeddedGitHost({
  store,
  publicUrl,
}: {
  store: CloudStore;
  publicUrl: string;
}): EmbeddedGitHost {
  const installation = async (id: string): Promise<InstallationData> => {
    const found = await store.get(HOST_PROJECT, kinds.installation, id);
    if (!found) throw revoked();
    return installationData.parse(found.data);
  };
  const put = (kind: string, id: string, name: string, data: Record<string, unknown>): Promise<void> =>
    store.put({ project: HOST_PROJECT, kind, id, name, labels: {}, data });

  /** The account of a call; throws for sentinel accounts. */
  const accountOf = async (id: string) => {
    const data = await installation(id);
    const account = sampleAccount(data.login);
    if (!account || account.trouble === 'revoked') throw revoked();
    if (account.trouble === 'rate-limited') throw limited();
    return { account, permissions: data.permissions };
  };
  const repositoryOf = async (id: string, name: string) => {
    const { account, permissions } = await accountOf(id);
    const found = account.repositories.find((one) => one.name === name);
    if (!found) throw unknownRepository(name);
    return { repository: found, permissions };
  };

  return {
    authorizeUrl: (state) => {
      const url = new URL('/dev/github/authorize', publicUrl);
      url.searchParams.set('state', state);
      return url.href;
    },
    grant: async (login, permissions) => {
      const installationId = String(randomInt(10_000_000, 99_999_999));
      const code = randomBytes(20).toString('hex');
      await put(kinds.installation, installationId, login, {
        login,
        permissions: { ...permissions },
        codeHash: sha256(code),
      });
      return { installationId, code };
    },
    completeInstall: async ({ installationId, code }) => {
      const found = await store.get(HOST_PROJECT, kinds.installation, installationId);
      const data = found && installationData.parse(found.data);
      if (!data?.codeHash || !isSame(data.codeHash, sha256(code))) {
        const why = text('github_bad_code');
        throw new GitHostError({ kind: 'invalid', code: 'bad_code', field: 'code', text: why });
      }
      await put(kinds.installation, installationId, data.login, { ...data, codeHash: null });
      return { id: installationId, login: data.login, avatarUrl: avatarOf(data.login) };
    },
    repositories: async (id) => {
      const { account } = await accountOf(id);
      return account.repositories.map(toRepository).sort((a, b) => a.name.localeCompare(b.name));
    },
    branches: async (id, name) => {
      const { repository } = await repositoryOf(id, name);
      if (name.endsWith('/branches-fail')) {
        throw new GitHostError({ kind: 'unavailable', code: 'bad_gateway', text: text('github_silent') });
      }
      return [...repository.branches];
    },
    permissions: async (id) => {
      const { login, permissions } = await installation(id);
      if (sampleAccount(login)?.trouble === 'revoked') throw revoked();
      return permissions;
    },
    addDeployKey: async (id, name, { title, publicKey }) => {
      const { permissions } = await repositoryOf(id, name);
      if (permissions.administration !== 'write') throw needs('github_deploy_key_permission');
      if (name.endsWith('/keys-refused')) {
        const why = text('github_deploy_keys_off');
        throw new GitHostError({ kind: 'invalid', code: 'deploy_keys_disabled', text: why });
      }
      const keyId = seededHex(`${name}/${publicKey}`, 12);
      await put(kinds.deployKey, keyId, title, deployKeyData.parse({ publicKey }));
      return keyId;
    },
    removeDeployKey: async (id, _name, keyId) => {
      await accountOf(id);
      await store.delete(HOST_PROJECT, kinds.deployKey, keyId);
    },
    commitFiles: async (id, name, { branch, files }) => {
      const { repository, permissions } = await repositoryOf(id, name);
      if (permissions.contents !== 'write' || !repository.hasWriteAccess) {
        throw needs('github_commit_permission');
      }
      const key = `${name}@${branch}`;
      const found = await store.get(HOST_PROJECT, kinds.branch, key);
      const before = found ? branchData.parse(found.data) : { sha: seededHex(key, 40), files: [] };
      const missing = files.map(({ path }) => path).filter((path) => !before.files.includes(path));
      if (missing.length === 0) return before.sha;
      const sha = seededHex(`${before.sha}/${missing.join()}`, 40);
      await put(kinds.branch, key, name, { sha, files: [...before.files, ...missing] });
      return sha;
    },
    disconnect: (id) => store.delete(HOST_PROJECT, kinds.installation, id),
  };
}
