/** Groups of lowercase letters and digits, separated by single hyphens. */
export const NAME_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isOctet = (text: string) => /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 255;

/** An IPv4 address with or without a prefix length. */
export function isIpv4Network(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const octets = address.split('.');
  if (rest.length > 0 || octets.length !== 4 || !octets.every(isOctet)) return false;
  return prefix === undefined || (/^\d{1,2}$/.test(prefix) && Number(prefix) <= 32);
}

/** A private IPv4 network between /8 and /28, which leaves space for nodes. */
export function isPrivateSubnet(text: string): boolean {
  const [address = '', prefix] = text.trim().split('/');
  if (!isIpv4Network(text) || prefix === undefined) return false;
  const [a = 0, b = 0] = address.split('.').map(Number);
  const isPrivate = a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168);
  return isPrivate && Number(prefix) >= 8 && Number(prefix) <= 28;
}

/** host:port with a valid port. */
export function isEndpoint(text: string): boolean {
  const port = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?:(\d{1,5})$/.exec(text)?.[2];
  return port !== undefined && Number(port) >= 1 && Number(port) <= 65535;
}

/** Allows the whole internet. */
export function isOpenToAll(network: string): boolean {
  return /\/0+$/.test(network);
}
