/**
 * The API server cuts what precedes the five random characters of a generated name, so that it stays a label of DNS.
 * https://github.com/kubernetes/apiserver/blob/master/pkg/storage/names/generate.go
 */
const PREFIX_LENGTH = 58;
/** Most characters of the hash of a pod template. */
const HASH_LENGTH = 10;
const END = '[a-z0-9]{5}';

/** The beginning of a generated name: the end of a long one is cut. */
export function generatedPrefix(prefix: string): string {
  return prefix.slice(0, PREFIX_LENGTH);
}

/**
 * Regular expression of the names of a deployment's pods: its name, the hash of its template, and five random characters.
 * With a long name the end of the hash is cut, or all of it.
 */
export function podNamePattern(deployment: string): string {
  const prefix = generatedPrefix(`${deployment}-`);
  const room = PREFIX_LENGTH - prefix.length;
  if (room === 0) return `${prefix}${END}`;
  const whole = '[a-z0-9]+-';
  return room > HASH_LENGTH ? `${prefix}${whole}${END}` : `${prefix}(?:${whole}|[a-z0-9]{${room}})${END}`;
}
