const DOCKER_HUB = 'registry-1.docker.io';

/** `nginx` → Docker Hub's library/nginx; `ghcr.io/acme/web` → its host and path. */
export function referenceOf(repository: string): { host: string; path: string; isDockerHub: boolean } {
  const [first = '', ...rest] = repository.split('/');
  const hasHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const host = hasHost ? first.toLowerCase() : 'docker.io';
  const path = hasHost ? rest.join('/') : repository;
  if (host !== 'docker.io' && host !== 'index.docker.io') return { host, path, isDockerHub: false };
  return { host: DOCKER_HUB, path: path.includes('/') ? path : `library/${path}`, isDockerHub: true };
}
