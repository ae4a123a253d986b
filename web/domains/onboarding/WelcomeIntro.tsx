import { Boxes, Server, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { RichText } from '../../ui/text/RichText.tsx';

const POINTS = [
  { id: 'servers', Icon: Server },
  { id: 'clusters', Icon: Boxes },
  { id: 'control', Icon: ShieldCheck },
] as const;

/** What this is, in three lines, and that it is in beta. */
export function WelcomeIntro({ accountName }: { accountName: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <Text color="fg.muted" mt="2">
        <RichText text={t('welcome.text', { skipInterpolation: true })} values={{ account: accountName }} />
      </Text>
      <ul className="kd-welcome-points">
        {POINTS.map(({ id, Icon }) => (
          <li key={id}>
            <Icon aria-hidden />
            <div>
              <strong>{t(`welcome.${id}.title`)}</strong>
              <p>{t(`welcome.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Box mt="6">
        <Banner tone="info" title={t('welcome.beta.title')}>
          {t('welcome.beta.text')}
        </Banner>
      </Box>
    </>
  );
}
