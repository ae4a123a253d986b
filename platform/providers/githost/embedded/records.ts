import { z } from 'zod';

/** What the embedded host keeps: everything is in one project of its own, and belongs to no account of ours. */
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
  /** SHA-256 of the code that the person came back with; null once it was used. */
  codeHash: z.string().nullable(),
});
export type InstallationData = z.output<typeof installationData>;

export const deployKeyData = z.object({ publicKey: z.string() });

/** What was committed to a branch, over the sample files that are always there. */
export const branchData = z.object({ sha: z.string(), files: z.array(z.string()) });
