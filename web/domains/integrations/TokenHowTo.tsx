import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { RichText } from '../../ui/text/RichText.tsx';

const STEPS = ['project', 'security', 'generate', 'copy'] as const;
const HETZNER_CONSOLE = 'https://console.hetzner.com/projects';

/** Four steps from the Hetzner console to a token. */
export function TokenHowTo() {
  const { t } = useTranslation('integrations');
  return (
    <Card tone="quiet">
      <CardHeader title={t('howTo.title')} />
      <CardBody>
        <Box as="ol" display="grid" gap="3" listStyleType="decimal" ps="5" color="fg.muted">
          {STEPS.map((step) => (
            <li key={step}>
              <RichText text={t(`howTo.${step}`)} />
            </li>
          ))}
        </Box>
      </CardBody>
      <CardFooter>
        <ButtonLink href={HETZNER_CONSOLE} size="sm">
          {t('howTo.open')}
        </ButtonLink>
      </CardFooter>
    </Card>
  );
}
