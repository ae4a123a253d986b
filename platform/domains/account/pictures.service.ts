import type { Core } from '../../core.ts';
import { randomToken } from '../../crypto/hash.ts';
import { invalid } from '../../http/errors.ts';
import type { Blob, Blobs } from '../../providers/blobs/port.ts';
import { avatarsInUse } from './account.store.ts';
import { inspectPicture } from './picture.rules.ts';

/** Where pictures lie in the store, and, behind a slash, where the browser finds them. */
const FOLDER = 'avatars/';
/** A picture without an owner that is older than this belongs to no upload that is still going on. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;
const UPLOADS_PER_MINUTE = 20;

export type Pictures = ReturnType<typeof createPictures>;

/** Profile pictures: checked, kept in the store of files, served under an address that nobody can guess. */
export function createPictures({
  db,
  clock,
  limiter,
  blobs,
}: Pick<Core, 'db' | 'clock' | 'limiter'> & { blobs: Blobs }) {
  return {
    /** Stores a picture of that person and answers its address. 422 on `avatar` says what is wrong with it. */
    store: async (userId: string, bytes: Buffer): Promise<string> => {
      const picture = inspectPicture(bytes);
      if ('problem' in picture) throw invalid('avatar', picture.problem.text, picture.problem.error);
      await limiter.consume(`avatar:${userId}`, UPLOADS_PER_MINUTE, 60);
      // As long as a session's token: whoever knows the address may see the picture.
      const key = FOLDER + randomToken();
      await blobs.put(key, { type: picture.type, bytes });
      return `/${key}`;
    },

    /** Forgets the picture at that address; an address of elsewhere, or none, is left alone. */
    forget: async (address: string | null): Promise<void> => {
      if (address?.startsWith(`/${FOLDER}`)) await blobs.delete(address.slice(1));
    },

    /** The picture whose address ends so; null when there is none. */
    read: (name: string): Promise<Blob | null> => blobs.get(FOLDER + name),

    /** Removes what nobody's profile names: pictures of people who are gone, and of uploads that broke off. */
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
