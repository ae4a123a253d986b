import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../forms/fields/TextField.tsx';
import { slugify } from '../../../../lib/slug.ts';
import { TextButton } from '../../../../ui/actions/TextButton.tsx';
import { Box, Stack } from '../../../../ui/layout/primitives.ts';
import { Tabular } from '../../../../ui/text/Tabular.tsx';
import type { CreateValues } from '../values/createValues.ts';
import { NAME_SHAPE } from '../values/networks.ts';

const isName = (text: string) => text.length >= 3 && text.length <= 32 && NAME_SHAPE.test(text);

/** A valid name derived from the input; undefined if the input is valid already or nothing is left of it. */
function suggestName(typed: string): string | undefined {
  const slug = slugify(typed, 32);
  return !isName(typed.trim()) && isName(slug) ? slug : undefined;
}

/** The cluster's name with its rule, and a suggestion while the input is invalid. */
export function NameField() {
  const { t } = useTranslation('clusters');
  const { setValue, setFocus } = useFormContext<CreateValues>();
  const name = useWatch<CreateValues, 'name'>({ name: 'name' });
  const suggestion = suggestName(name);
  const length = name.trim().length;
  const accept = () => {
    if (!suggestion) return;
    setValue('name', suggestion, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFocus('name');
  };
  return (
    <Stack gap="3">
      <TextField
        name="name"
        label={t('create.name.label')}
        isCode
        autoComplete="off"
        placeholder={t('create.name.example')}
        help={
          <>
            {t('create.name.rule')} <Tabular>{t('create.name.length', { length })}</Tabular>
          </>
        }
        isPermanent
      />
      <Box role="status">
        {suggestion ? (
          <TextButton onClick={accept}>{t('create.name.suggestion', { name: suggestion })}</TextButton>
        ) : null}
      </Box>
    </Stack>
  );
}
