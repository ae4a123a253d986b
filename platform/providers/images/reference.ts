/** The host that serves the images of a registry; Docker Hub's has another name than its images. */
export function imageHostOf(host: string): string {
  return host === 'docker.io' || host === 'index.docker.io' ? 'registry-1.docker.io' : host;
}

/** `nginx` → Docker Hub's library/nginx; `ghcr.io/acme/web` → its host and path. */
export function referenceOf(repository: string): { host: string; path: string } {
  const [first = '', ...rest] = repository.split('/');
  const hasHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const named = hasHost ? first.toLowerCase() : 'docker.io';
  const host = imageHostOf(named);
  const path = hasHost ? rest.join('/') : repository;
  return { host, path: host === named || path.includes('/') ? path : `library/${path}` };
}
