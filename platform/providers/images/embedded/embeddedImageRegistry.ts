import type { Clock } from '../../../clock.ts';
import { text } from '../../../messages/messages.ts';
import { imageBehaviour } from '../../simulation/sentinels.ts';
import { ImageRegistryError, type ImageRegistry, type ImageSource } from '../port.ts';
import { referenceOf } from '../reference.ts';
import { embeddedTags } from './embeddedTags.ts';

/** Rejects for the registries and images of sentinels. */
function check({ repository, credentials }: ImageSource): void {
  const { host } = referenceOf(repository);
  const behaviour = imageBehaviour(repository);
  if (behaviour === 'unreachable')
    throw new ImageRegistryError({
      kind: 'unavailable',
      code: 'unreachable',
      text: text('image_registry_unreachable', { host }),
    });
  if (behaviour === 'private' && !credentials)
    throw new ImageRegistryError({
      kind: 'auth',
      code: 'denied',
      text: text('image_denied', { image: repository }),
    });
  if (behaviour === 'missing')
    throw new ImageRegistryError({
      kind: 'notFound',
      code: 'unknown',
      text: text('image_unknown', { image: repository }),
    });
}

/**
 * Registries with popular images, and sample ones whose tags appear over time. Every tag exists but those of the sentinel,
 * as for the embedded kubelet, also if it is not in the list: the lists are shorter than the real ones.
 */
export function createEmbeddedImageRegistry({ clock }: { clock: Clock }): ImageRegistry {
  return {
    tags: async (source) => {
      check(source);
      return embeddedTags(referenceOf(source.repository).path, clock.now()) ?? ['latest'];
    },
    exists: async (source, tag) => {
      if (imageBehaviour(`${source.repository}:${tag}`) === 'missing') return false;
      check(source);
      return true;
    },
  };
}
