import { imageHostOf, referenceOf } from '../../providers/images/reference.ts';
import { hostOf, pathOf } from '../../providers/registry/address.ts';

/**
 * The registry of an image: of those on its host, the one with the longest path that the image's path begins with. If
 * there is none, any: the path may be that of a web page.
 */
export function registryOf<Registry extends { url: string | null }>(
  registries: readonly Registry[],
  repository: string,
): Registry | undefined {
  const { host, path } = referenceOf(repository);
  const matches = registries.flatMap((registry) => {
    const url = registry.url ?? 'docker.io';
    if (imageHostOf(hostOf(url) ?? '') !== host) return [];
    const prefix = pathOf(url);
    return [{ registry, length: `${path}/`.startsWith(prefix) ? prefix.length : -1 }];
  });
  return matches.sort((a, b) => b.length - a.length)[0]?.registry;
}
