/** Docker Hub's key in Docker configuration files. */
const DOCKER_HUB = 'https://index.docker.io/v1/';

const ADDRESS =
  /^(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?)(\/[\w./-]*)?$/i;

/** Host and port of a registry's URL in lower case; null if invalid. Scheme and path are optional. */
export function hostOf(url: string): string | null {
  return ADDRESS.exec(url.trim())?.[1]?.toLowerCase() ?? null;
}

/** Path of a registry's URL with a slash at its end; empty without one, and for the version of an API (`/v1/`). */
export function pathOf(url: string): string {
  const path = (ADDRESS.exec(url.trim())?.[2] ?? '').split('/').filter(Boolean).join('/').toLowerCase();
  return path === '' || /^v[12]$/.test(path) ? '' : `${path}/`;
}

/** The key of a registry in a Docker config. */
export function dockerKeyOf(url: string | null): string {
  return url === null ? DOCKER_HUB : (hostOf(url) ?? url);
}
