import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { messageOf } from '../../graphql/messages.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { patchAvatar, type UserRecord } from './account.upstream.ts';
import { UserRef } from './User.ts';

/** Same limit as the platform's: larger files are refused without being sent to it. */
const MOST_BYTES = 2 * 1024 * 1024;
const tooLarge = { path: 'avatar', detail: messageOf('FILE_TOO_LARGE') };

const UpdateAvatarPayload = builder.objectRef<{ user: UserRecord }>('UpdateAvatarPayload').implement({
  description: 'The user with the new picture.',
  fields: (t) => ({
    user: t.expose('user', { type: UserRef, description: 'The user with the new `avatarUrl`.' }),
    viewer: t.expose('user', { type: ViewerRef, description: 'The viewer of the same user.' }),
  }),
});

builder.mutationField('updateAvatar', (t) =>
  t.fieldWithInput({
    type: UpdateAvatarPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Sets or replaces the profile picture of the signed-in user. Requires a session.',
    input: {
      avatar: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'PNG, JPEG or WebP, detected by its first bytes; at most 2 MB; each side 64 to 4096 pixels. It is stored ' +
          'unchanged, including metadata such as location and camera.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      if (input.avatar.size > MOST_BYTES) throw new InputError([tooLarge]);
      return { user: await patchAvatar(ctx, Buffer.from(await input.avatar.arrayBuffer())) };
    },
  }),
);
