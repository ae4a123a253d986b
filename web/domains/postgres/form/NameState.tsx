import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import type { NameCheck } from './usePostgresNameCheck.ts';

interface NameStateProps {
  readonly check: NameCheck;
  readonly onChoose: (name: string) => void;
}

/** Below a name: whether it is free, and free ones if it is not. */
export function NameState({ check, onChoose }: NameStateProps) {
  const { t } = useTranslation('postgres');
  const { state, suggestions } = check;
  return (
    <Box role="status" textStyle="sm" color="fg.muted">
      {state === 'checking' ? t('form.name.checking') : null}
      {state === 'free' ? t('form.name.free') : null}
      {state === 'taken' && suggestions.length > 0 ? (
        <Flex mt="3" gap="2" align="center" wrap="wrap">
          <Text>{t('form.name.suggestions')}</Text>
          {suggestions.map((name) => (
            <Button key={name} size="sm" onClick={() => onChoose(name)}>
              {name}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}
