import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SelectField } from '../../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../../forms/fields/TextField.tsx';
import type { PostgresValues } from '../postgresValues.ts';
import { FieldListCard } from './FieldListCard.tsx';
import { ListRow, RowCell } from './ListRow.tsx';
import type {
  ParametersTable_options$data,
  ParametersTable_options$key,
} from './__generated__/ParametersTable_options.graphql.ts';

type Parameter = ParametersTable_options$data['parameters'][number];

/** Bounds, default and effect of a setting. */
function useHelp() {
  const { t } = useTranslation('postgres');
  return (parameter: Parameter | undefined): string | undefined => {
    if (!parameter) return undefined;
    const { min, max, default: initial, requiresRestart } = parameter;
    const bounds = min != null && max != null ? t('form.parameters.bounds', { min, max }) : '';
    const restart = requiresRestart ? t('form.parameters.restarts') : '';
    return [bounds, t('form.parameters.default', { value: initial }), restart].filter(Boolean).join(' ');
  };
}

interface ParametersTableProps {
  readonly options: ParametersTable_options$key;
}

/** Settings of the server that differ from their defaults. */
export function ParametersTable({ options }: ParametersTableProps) {
  const { t } = useTranslation('postgres');
  const { parameters } = useFragment(
    graphql`
      fragment ParametersTable_options on PostgresOptions {
        parameters {
          name
          default
          min
          max
          options
          requiresRestart
        }
      }
    `,
    options,
  );
  const rows = useWatch<PostgresValues, 'parameters'>({ name: 'parameters' });
  const help = useHelp();
  const free = parameters.filter(({ name }) => rows.every((row) => row.name !== name));
  return (
    <FieldListCard
      name="parameters"
      first="name"
      blank={{ name: '', value: '' }}
      renderRow={(index, onRemove) => {
        const number = index + 1;
        const chosen = rows[index]?.name ?? '';
        const known = parameters.find(({ name }) => name === chosen);
        const offered = parameters.filter((one) => one.name === chosen || free.includes(one));
        const value = {
          name: `parameters.${index}.value`,
          label: t('form.parameters.value', { number }),
          help: help(known),
        };
        return (
          <ListRow list="parameters" number={number} onRemove={onRemove}>
            <RowCell>
              <SelectField
                name={`parameters.${index}.name`}
                label={t('form.parameters.name', { number })}
                options={offered.map(({ name }) => ({ value: name, label: name }))}
                placeholder={t('form.parameters.choose')}
              />
            </RowCell>
            <RowCell>
              {known && known.options.length > 0 ? (
                <SelectField
                  {...value}
                  options={known.options.map((one) => ({ value: one, label: one }))}
                  placeholder={t('form.parameters.choose')}
                />
              ) : (
                <TextField {...value} placeholder={known?.default} autoComplete="off" isCode />
              )}
            </RowCell>
          </ListRow>
        );
      }}
    />
  );
}
