import { useTranslation } from 'react-i18next';
import { Box, Text } from '../../../ui/layout/primitives.ts';

const FACTS = ['user', 'session', 'encryption', 'settings', 'restore'] as const;

/** How the PostgreSQL on the machine of the console differs from the database it stands for. */
export function PlaygroundFacts({ username }: { username: string }) {
  const { t } = useTranslation('postgres');
  return (
    <Box textStyle="sm">
      <Text fontWeight="medium" mb="1.5">
        {t('connect.playground.facts')}
      </Text>
      <Box as="ul" listStyleType="disc" ps="5" display="grid" gap="1" color="fg.muted">
        {FACTS.map((fact) => (
          <li key={fact}>{t(`connect.playground.${fact}`, { username })}</li>
        ))}
      </Box>
    </Box>
  );
}
