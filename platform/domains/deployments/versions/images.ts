import { z } from 'zod';
import type { Actor } from '../../../http/authGuard.ts';
import { isUuid } from '../../../http/envelope.ts';
import { notFound, refused } from '../../../http/errors.ts';
import { inputText, text } from '../../../messages/messages.ts';
import { updatePatterns } from '../../../providers/deployments/config.ts';
import { keelChoice, MAX_PATTERN, type KeelChoice } from '../../../providers/images/keelPolicy.ts';
import {
  ImageRegistryError,
  type ImageCredentials,
  type ImageRegistry,
  type ImageSource,
} from '../../../providers/images/port.ts';
import { changesBetween } from '../deployments.fields.ts';
import { requireDeployment, writeOrder, type OrderDeps } from '../deployments.orders.ts';
import { findVersion } from '../deployments.store.ts';

export interface ImageDeps {
  images: ImageRegistry;
  credentialsFor: (accountId: string, repository: string) => Promise<ImageCredentials | null>;
}

const MAX_CANDIDATES = 20;

/** What automatic updates would do with an image. */
export const updateQuestion = z.object({
  image: z.string().trim().min(1),
  tag: z.string().trim().min(1),
  policy: z.enum(updatePatterns),
  custom_pattern: z
    .string()
    .trim()
    .max(MAX_PATTERN, inputText('text_too_long', { max: MAX_PATTERN }))
    .nullish(),
});
export type UpdateQuestion = z.output<typeof updateQuestion>;

async function sourceOf(deps: ImageDeps, actor: Actor, repository: string): Promise<ImageSource> {
  return { repository, credentials: await deps.credentialsFor(actor.accountId, repository) };
}

/** True unless the registry says that the tag is gone: a registry that is down must not prevent a way back. */
async function mayExist(images: ImageRegistry, source: ImageSource, tag: string): Promise<boolean> {
  try {
    return await images.exists(source, tag);
  } catch (error) {
    if (!(error instanceof ImageRegistryError)) throw error;
    return error.kind !== 'notFound';
  }
}

/** Deploys the image of an earlier version again; other settings stay, but automatic updates end. */
export async function restoreVersion(
  deps: OrderDeps & ImageDeps,
  actor: Actor,
  id: string,
  versionId: string,
): Promise<void> {
  const found = await requireDeployment(deps, actor, id, 'restoreVersion');
  const version = isUuid(versionId) ? await findVersion(deps.db, id, versionId) : undefined;
  if (!version) throw notFound(text('deployment_version_not_found'));
  const { imageRepository, imageTag } = version;
  const source = await sourceOf(deps, actor, imageRepository);
  if (!(await mayExist(deps.images, source, imageTag)))
    throw refused(text('image_not_found', { image: `${imageRepository}:${imageTag}` }));
  const { config: before } = found.row;
  const image = { image_repository: imageRepository, image_tag: imageTag };
  const config = { ...before, ...image, auto_update_enabled: false };
  await writeOrder(deps, actor, found, {
    ...{ action: 'restoreVersion', verb: 'restore_version', status: 'updating', config },
    changes: changesBetween(before, config),
    message: text('deployment_accepted'),
    reason: 'restored',
  });
}

/** What Keel would deploy now. Throws 404 for a cluster of another account, 409 or 502 for an image without tags. */
export async function previewUpdates(
  deps: OrderDeps & ImageDeps,
  actor: Actor,
  clusterId: string,
  { image, tag, policy, custom_pattern: custom }: UpdateQuestion,
): Promise<KeelChoice> {
  await deps.clusters.find(actor.accountId, clusterId);
  try {
    const tags = await deps.images.tags(await sourceOf(deps, actor, image));
    const choice = keelChoice(policy === 'custom' ? (custom ?? '') : policy, tag, tags);
    return { ...choice, candidates: choice.candidates.slice(0, MAX_CANDIDATES) };
  } catch (error) {
    if (!(error instanceof ImageRegistryError)) throw error;
    throw refused(error.text, { status: error.kind === 'unavailable' ? 502 : 409, error: 'provider' });
  }
}
