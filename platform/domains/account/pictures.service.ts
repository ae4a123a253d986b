import type { Core } from '../../core.ts';
import { randomToken } from '../../crypto/hash.ts';
import { invalid } from '../../http/errors.ts';
import type { Blob, Blobs } from '../../providers/blobs/port.ts';
import { avatarsInUse } from './account.store.ts';
import { inspectPicture } from './picture.rules.ts';

/** Prefix of pictures in the blob store, and of their URL paths. */
const FOLDER = 'avatars/';
/** Unused pictures older than this do not belong to a running upload. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;
const UPLOADS_PER_MINUTE = 20;

export type Pictures = ReturnType<typeof createPictures>;

/** Profile pictures: validated, stored as blobs and served at an unguessable URL. */
export function createPictures({
  db,
  clock,
  limiter,
  blobs,
}: Pick<Core, 'db' | 'clock' | 'limiter'> & { blobs: Blobs }) {
  return {
    /** Stores a user's picture and returns its URL path. 422 on `avatar` if it is not valid. */
    store: async (userId: string, bytes: Buffer): Promise<string> => {
      const picture = inspectPicture(bytes);
      if ('problem' in picture) throw invalid('avatar', picture.problem.text, picture.problem.error);
      await limiter.consume(`avatar:${userId}`, UPLOADS_PER_MINUTE, 60);
      // As long as a session token, because the URL alone gives access.
      const key = FOLDER + randomToken();
      await blobs.put(key, { type: picture.type, bytes });
      return `/${key}`;
    },

    /** Deletes the picture at that URL; external URLs and null are ignored. */
    forget: async (address: string | null): Promise<void> => {
      if (address?.startsWith(`/${FOLDER}`)) await blobs.delete(address.slice(1));
    },

    /** The picture with that name; null if there is none. */
    read: (name: string): Promise<Blob | null> => blobs.get(FOLDER + name),

    /** Deletes pictures that no profile refers to: of deleted users and interrupted uploads. */
    sweep: async (): Promise<void> => {
      const keys = await blobs.storedBefore(FOLDER, new Date(clock.now().getTime() - ORPHAN_AGE_MS));
      const used = await avatarsInUse(
        db,
        keys.map((key) => `/${key}`),
      );
      for (const key of keys) if (!used.has(`/${key}`)) await blobs.delete(key);
    },
  };
}
