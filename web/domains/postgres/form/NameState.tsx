import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import type { NameCheck } from './usePostgresNameCheck.ts';

/** Below the field `name`: whether it is free, and free ones if it is not. */
export function NameState({ check: { state, suggestions } }: { check: NameCheck }) {
  const { t } = useTranslation('postgres');
  const { setValue, setFocus } = useFormContext<{ name: string }>();
  const choose = (name: string) => {
    setValue('name', name, { shouldDirty: true, shouldValidate: true });
    // The pressed button disappears.
    setFocus('name');
  };
  return (
    <Box role="status" textStyle="sm" color="fg.muted">
      {state === 'checking' ? t('form.name.checking') : null}
      {state === 'free' ? t('form.name.free') : null}
      {state === 'taken' && suggestions.length > 0 ? (
        <Flex mt="3" gap="2" align="center" wrap="wrap">
          <Text>{t('form.name.suggestions')}</Text>
          {suggestions.map((name) => (
            <Button key={name} size="sm" onClick={() => choose(name)}>
              {name}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}
