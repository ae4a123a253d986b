import { z } from 'zod';

/** Records of the embedded host; they are kept in one separate project and belong to no account. */
export const HOST_PROJECT = '6b756265-6465-436b-8769-746875620000';

export const kinds = {
  installation: 'githubInstallation',
  deployKey: 'githubDeployKey',
  branch: 'githubBranch',
} as const;

const access = z.enum(['none', 'read', 'write']);

export const installationData = z.object({
  login: z.string(),
  permissions: z.record(z.string(), access),
  /** SHA-256 of the one-time code; null once it was used. */
  codeHash: z.string().nullable(),
});
export type InstallationData = z.output<typeof installationData>;

export const deployKeyData = z.object({ publicKey: z.string() });

/** Files committed to a branch, in addition to the sample files. */
export const branchData = z.object({ sha: z.string(), files: z.array(z.string()) });
