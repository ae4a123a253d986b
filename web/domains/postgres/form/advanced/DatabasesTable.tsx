import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../../forms/fields/TextField.tsx';
import type { PostgresValues } from '../postgresValues.ts';
import { ownersOf } from './advancedRules.ts';
import { FieldListCard } from './FieldListCard.tsx';
import { ListRow, RowCell } from './ListRow.tsx';
import { useRemovedText } from './useRemovedText.ts';

/** Databases beside the first one. */
export function DatabasesTable() {
  const { t } = useTranslation('postgres');
  const [rows, username, superuserName, users] = useWatch<
    PostgresValues,
    ['databases', 'username', 'superuserName', 'users']
  >({ name: ['databases', 'username', 'superuserName', 'users'] });
  const owners = ownersOf({ username, superuserName, users });
  return (
    <FieldListCard
      name="databases"
      first="name"
      blank={{ name: '', owner: username, isStored: false }}
      removed={useRemovedText('databases')}
      renderRow={(index, onRemove) => {
        const number = index + 1;
        const owner = rows[index]?.owner ?? '';
        // An owner who was removed stays visible with its problem.
        const options = [...new Set([...owners, ...(owner === '' ? [] : [owner])])];
        return (
          <ListRow list="databases" number={number} onRemove={onRemove}>
            <RowCell>
              <TextField
                name={`databases.${index}.name`}
                label={t('form.databases.name', { number })}
                autoComplete="off"
                isCode
                readOnlyReason={rows[index]?.isStored ? t('form.fixed') : undefined}
              />
            </RowCell>
            <RowCell>
              <SelectField
                name={`databases.${index}.owner`}
                label={t('form.databases.owner', { number })}
                options={options.map((value) => ({ value, label: value }))}
              />
            </RowCell>
          </ListRow>
        );
      }}
    />
  );
}
