const MAX_SUGGESTIONS = 3;

/**
 * Host names for a deployment: below the domains of other deployments, else one of sslip.io, which resolves to the address
 * it contains.
 */
export function suggestHosts(name: string, taken: readonly string[], ipv4: string | undefined): string[] {
  if (!/^[a-z\d-]+$/.test(name)) return [];
  const domains = [...new Set(taken.map((host) => host.slice(host.indexOf('.') + 1)))];
  const own = domains.filter((domain) => domain.includes('.')).map((domain) => `${name}.${domain}`);
  const general = ipv4 === undefined ? [] : [`${name}.${ipv4.replaceAll('.', '-')}.sslip.io`];
  return [...new Set([...own, ...general])].filter((host) => !taken.includes(host)).slice(0, MAX_SUGGESTIONS);
}
