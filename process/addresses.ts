const ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Is the other end of a connection on this machine? */
export const isLoopbackAddress = (address: string | undefined): boolean => ADDRESSES.has(address ?? '');

/** Can this URL only be opened on this machine? */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && HOSTS.has(new URL(url).hostname);

/** Is it an http or https address of a scheme, a host and perhaps a port, without a path or anything else? */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
