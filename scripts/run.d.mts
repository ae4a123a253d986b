/** Paths of the tools' entry files in the repository. */
export const tools: Record<'tsc' | 'vitest' | 'oxlint' | 'oxfmt', string>;

/** Arguments of `tsc` that build these projects. */
export function buildProjects(...projects: string[]): string[];
