import { RevokeInviteDialog } from './invites/RevokeInviteDialog.tsx';
import { DisableMemberDialog } from './members/DisableMemberDialog.tsx';
import { EditMemberDialog } from './members/EditMemberDialog.tsx';
import { RemoveMemberDialog } from './members/RemoveMemberDialog.tsx';
import { TransferOwnershipDialog } from './members/TransferOwnershipDialog.tsx';
import type { AssignableRole, UserOrder } from './userDialogs.ts';

interface UserDialogProps {
  readonly roles: readonly AssignableRole[];
  readonly order: UserOrder;
  readonly connections: { readonly members: string; readonly invites: string };
  readonly onClose: () => void;
}

/** The dialog of an action on a member or invite. */
export function UserDialog({ roles, order, connections, onClose }: UserDialogProps) {
  switch (order.action) {
    case 'revoke':
      return <RevokeInviteDialog invite={order.invite} connection={connections.invites} onClose={onClose} />;
    case 'edit':
      return <EditMemberDialog roles={roles} member={order.member} onClose={onClose} />;
    case 'disable':
      return <DisableMemberDialog member={order.member} onClose={onClose} />;
    case 'transfer':
      return <TransferOwnershipDialog member={order.member} onClose={onClose} />;
    case 'remove':
      return <RemoveMemberDialog member={order.member} connection={connections.members} onClose={onClose} />;
  }
}
