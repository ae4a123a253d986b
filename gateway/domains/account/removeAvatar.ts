import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { patchUser, type UserRecord } from './account.upstream.ts';
import { UserRef } from './User.ts';

const RemoveAvatarPayload = builder.objectRef<{ user: UserRecord }>('RemoveAvatarPayload').implement({
  description: 'The person without a picture.',
  fields: (t) => ({
    user: t.expose('user', { type: UserRef, description: 'The user; avatarUrl is null.' }),
    viewer: t.expose('user', { type: ViewerRef, description: 'The same person as the viewer.' }),
  }),
});

builder.mutationField('removeAvatar', (t) =>
  t.field({
    type: RemoveAvatarPayload,
    errors: { types: [RefusedError] },
    description: 'Removes the profile picture of the signed-in user; initials are shown instead.',
    resolve: async (_root, _args, ctx) => ({ user: await patchUser(ctx, { avatar: null }) }),
  }),
);
