import { Ban, KeyRound, LogOut, Mail, Pencil, Play, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu, type MenuItem } from '../../../ui/floats/Menu.tsx';
import type { MemberAction, UserDialogRequest } from '../userDialogs.ts';
import { useEnableMember } from './useEnableMember.ts';
import type { MemberMenu_member$key } from './__generated__/MemberMenu_member.graphql.ts';

interface MemberMenuProps {
  readonly member: MemberMenu_member$key;
  readonly onAction: (request: UserDialogRequest) => void;
}

/** What can be done with a member; refused actions say why. */
export function MemberMenu({ member, onAction }: MemberMenuProps) {
  const { t } = useTranslation('team');
  const data = useFragment(
    graphql`
      fragment MemberMenu_member on TeamMember {
        id
        name
        email
        role
        status
        isViewer
        viewerCan {
          edit {
            ...useActionReason_state
          }
          disable {
            ...useActionReason_state
          }
          enable {
            ...useActionReason_state
          }
          remove {
            ...useActionReason_state
          }
          transferOwnership {
            ...useActionReason_state
          }
        }
      }
    `,
    member,
  );
  const { id, name, email, role, status, isViewer, viewerCan } = data;
  const reasonOf = useActionReason();
  const report = useFailureToast();
  const [enable] = useEnableMember();
  const open = (action: MemberAction) => () =>
    onAction({ action, member: { id, name, email, role, isViewer } });
  const enableNow = async () => {
    const result = await enable({ input: { id } });
    if (result.ok) toast.success({ title: t('enabled', { name }) });
    else report(result);
  };
  const isDisabled = status.startsWith('DISABLED');
  const access: MenuItem = isDisabled
    ? {
        label: t('enable.open'),
        icon: <Play />,
        disabledReason: reasonOf(viewerCan.enable),
        onSelect: () => void enableNow(),
      }
    : {
        label: t('disable.open'),
        icon: <Ban />,
        disabledReason: reasonOf(viewerCan.disable),
        onSelect: open('disable'),
      };
  const items: readonly (MenuItem | 'separator')[] = [
    {
      label: t('edit.open'),
      icon: <Pencil />,
      disabledReason: reasonOf(viewerCan.edit),
      onSelect: open('edit'),
    },
    {
      label: t('contact'),
      icon: <Mail />,
      onSelect: () => window.location.assign(`mailto:${encodeURIComponent(email)}`),
    },
    {
      label: t('transfer.open'),
      icon: <KeyRound />,
      disabledReason: reasonOf(viewerCan.transferOwnership),
      onSelect: open('transfer'),
    },
    access,
    'separator',
    {
      label: isViewer ? t('leave') : t('remove.open'),
      icon: isViewer ? <LogOut /> : <Trash2 />,
      isDanger: true,
      disabledReason: reasonOf(viewerCan.remove),
      onSelect: open('remove'),
    },
  ];
  return <Menu label={t('actionsFor', { name })} items={items} />;
}
