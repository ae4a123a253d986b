import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { patchUser, type UserRecord } from './account.upstream.ts';
import { UserRef } from './User.ts';

const RemoveAvatarPayload = builder.objectRef<{ user: UserRecord }>('RemoveAvatarPayload').implement({
  description: 'The user without a picture.',
  fields: (t) => ({
    user: t.expose('user', { type: UserRef, description: 'The user, with `avatarUrl` null.' }),
    viewer: t.expose('user', { type: ViewerRef, description: 'The viewer of the same user.' }),
  }),
});

builder.mutationField('removeAvatar', (t) =>
  t.field({
    type: RemoveAvatarPayload,
    errors: { types: [RefusedError] },
    description: 'Removes the profile picture of the signed-in user. Requires a session.',
    resolve: async (_root, _args, ctx) => ({ user: await patchUser(ctx, { avatar: null }) }),
  }),
);
