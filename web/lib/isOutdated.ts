/** Is a newer version than the installed one available? False if one of them is unknown or nothing is installed. */
export const isOutdated = (
  version: string | null | undefined,
  latestVersion: string | null | undefined,
): boolean => version != null && latestVersion != null && version !== latestVersion;
