const versions = (...tags: string[]): readonly string[] => tags;

/** Popular images with tags that they really have. */
const popular: Readonly<Record<string, readonly string[]>> = {
  'library/nginx': versions(
    '1.25.5',
    '1.26',
    '1.26.3',
    '1.27',
    '1.27.4',
    '1.27.5',
    '1.28',
    '1.28.0',
    '1.29.0',
    '1.29.1',
    'alpine',
    'latest',
    'mainline',
    'stable',
  ),
  'library/httpd': versions('2.4', '2.4.62', '2.4.63', '2.4.65', 'latest'),
  'library/redis': versions('7.2', '7.2.7', '7.4', '7.4.2', '8.0', '8.0.3', '8.2.1', 'alpine', 'latest'),
  'library/postgres': versions('15.13', '16.9', '17.4', '17.5', '17.6', '18.0', 'latest'),
  'library/node': versions('20.19.4', '22.18.0', '22.19.0', '24.7.0', '24.8.0', 'lts', 'latest'),
  'library/python': versions('3.11.13', '3.12.11', '3.13.6', '3.13.7', 'latest'),
  'library/caddy': versions('2.8', '2.8.4', '2.9', '2.9.1', '2.10', '2.10.2', 'latest'),
  'library/ghost': versions('5.130.0', '5.130.3', '6.0.3', '6.0.9', 'latest'),
  'library/wordpress': versions('6.7.2', '6.8.1', '6.8.2', 'latest'),
  'traefik/whoami': versions('v1.10.3', 'v1.10.4', 'v1.11', 'v1.11.0', 'latest'),
  'hashicorp/http-echo': versions('0.2.3', '1.0', '1.0.0', 'latest'),
};

const TEN_MINUTES = 600_000;
/** Releases of a sample image that are kept. */
const KEPT = 50;

/** A sample image is released every ten minutes: a day is a minor version. */
function sampleTags(now: Date): string[] {
  const last = Math.floor(now.getTime() / TEN_MINUTES);
  const perDay = 86_400_000 / TEN_MINUTES;
  return Array.from({ length: KEPT }, (_, n) => {
    const release = last - n;
    return `1.${Math.floor(release / perDay)}.${release % perDay}`;
  });
}

/** The tags that the embedded registries list of an image; null for one that is unknown. */
export function embeddedTags(path: string, now: Date): string[] | null {
  if (/(^|[^a-z])sample([^a-z]|$)/.test(path)) return sampleTags(now);
  const found = Object.hasOwn(popular, path) ? popular[path] : undefined;
  return found ? [...found] : null;
}
