import { Boxes, Server, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Box, Flex, Grid, Text } from '../../ui/layout/primitives.ts';
import { RichText } from '../../ui/text/RichText.tsx';

const POINTS = [
  { id: 'servers', Icon: Server },
  { id: 'clusters', Icon: Boxes },
  { id: 'control', Icon: ShieldCheck },
] as const;

/** The product in three lines, and that it is in beta. */
export function WelcomeIntro({ accountName }: { accountName: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <Text color="fg.muted" mt="2">
        <RichText text={t('welcome.text', { skipInterpolation: true })} values={{ account: accountName }} />
      </Text>
      <Grid as="ul" gap="5" mt="6">
        {POINTS.map(({ id, Icon }) => (
          <Flex as="li" key={id} gap="3.5">
            <Box color="brand.fg" flexShrink="0">
              <Icon aria-hidden width={20} height={20} />
            </Box>
            <div>
              <Text as="strong" fontWeight="semibold">
                {t(`welcome.${id}.title`)}
              </Text>
              <Text color="fg.muted">{t(`welcome.${id}.text`)}</Text>
            </div>
          </Flex>
        ))}
      </Grid>
      <Box mt="6">
        <Banner tone="info" title={t('welcome.beta.title')}>
          {t('welcome.beta.text')}
        </Banner>
      </Box>
    </>
  );
}
