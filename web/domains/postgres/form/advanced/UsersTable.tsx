import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SecretField } from '../../../../forms/fields/SecretField.tsx';
import { SelectField } from '../../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../../forms/fields/TextField.tsx';
import type { PostgresValues } from '../postgresValues.ts';
import { ListRow, RowCell } from './ListRow.tsx';
import { useRemovedText } from './useRemovedText.ts';
import { FieldListCard } from './FieldListCard.tsx';

const ACCESS = ['READ', 'WRITE', 'NONE'] as const;

/** Users beside the first one and the superuser. */
export function UsersTable() {
  const { t } = useTranslation('postgres');
  const rows = useWatch<PostgresValues, 'users'>({ name: 'users' });
  return (
    <FieldListCard
      name="users"
      first="name"
      blank={{ name: '', access: 'READ', password: '', isStored: false }}
      removed={useRemovedText('users')}
      renderRow={(index, onRemove) => {
        const isStored = rows[index]?.isStored === true;
        const number = index + 1;
        return (
          <ListRow list="users" number={number} onRemove={onRemove}>
            <RowCell>
              <TextField
                name={`users.${index}.name`}
                label={t('form.users.name', { number })}
                autoComplete="off"
                isCode
                readOnlyReason={isStored ? t('form.fixed') : undefined}
              />
            </RowCell>
            <RowCell>
              <SelectField
                name={`users.${index}.access`}
                label={t('form.users.access', { number })}
                options={ACCESS.map((value) => ({ value, label: t(`form.users.option.${value}`) }))}
              />
            </RowCell>
            <RowCell>
              <SecretField
                name={`users.${index}.password`}
                label={t('form.users.password', { number })}
                isOptional
                keepsCurrent={isStored}
                placeholder={t('form.users.generated')}
              />
            </RowCell>
          </ListRow>
        );
      }}
    />
  );
}
