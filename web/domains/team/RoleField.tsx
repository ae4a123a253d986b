import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../forms/fields/RadioCards.tsx';
import type { AssignableRole } from './userDialogs.ts';

/** The role of a member, with what it may do. */
export function RoleField({ roles }: { roles: readonly AssignableRole[] }) {
  const { t } = useTranslation('team');
  const options = roles.map((role) => ({
    value: role,
    label: t(`role.${role}`),
    description: t(`roleText.${role}`),
  }));
  return <RadioCards name="role" label={t('field.role')} options={options} cardWidth="12rem" />;
}
