import { RevokeInviteDialog } from './invites/RevokeInviteDialog.tsx';
import { DisableMemberDialog } from './members/DisableMemberDialog.tsx';
import { EditMemberDialog } from './members/EditMemberDialog.tsx';
import { RemoveMemberDialog } from './members/RemoveMemberDialog.tsx';
import { TransferOwnershipDialog } from './members/TransferOwnershipDialog.tsx';
import type { AssignableRole, UserDialogRequest } from './userDialogs.ts';

interface UserDialogProps {
  readonly roles: readonly AssignableRole[];
  readonly request: UserDialogRequest;
  readonly connections: { readonly members: string; readonly invites: string };
  readonly onClose: () => void;
}

/** The dialog of an action on a member or invite. */
export function UserDialog({ roles, request, connections, onClose }: UserDialogProps) {
  switch (request.action) {
    case 'revoke':
      return (
        <RevokeInviteDialog invite={request.invite} connection={connections.invites} onClose={onClose} />
      );
    case 'edit':
      return <EditMemberDialog roles={roles} member={request.member} onClose={onClose} />;
    case 'disable':
      return <DisableMemberDialog member={request.member} onClose={onClose} />;
    case 'transfer':
      return <TransferOwnershipDialog member={request.member} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveMemberDialog member={request.member} connection={connections.members} onClose={onClose} />
      );
  }
}
