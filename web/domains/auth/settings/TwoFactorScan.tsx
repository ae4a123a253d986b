import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';

export interface TwoFactorSetup {
  /** An image as data URL. */
  readonly qrCode: string;
  /** The same key in base32, for typing. */
  readonly secret: string;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g) ?? [];

/** The QR code, on white in the dark theme too, and the key for apps without a camera. */
export function TwoFactorScan({ setup }: { setup: TwoFactorSetup }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('settings.twoFactor.scan.text')}</Text>
      <Box alignSelf="center" bg="white" p="3" borderRadius="lg" border="1px solid" borderColor="border">
        <img src={setup.qrCode} alt={t('settings.twoFactor.scan.alt')} width={192} height={192} />
      </Box>
      <div>
        <Text color="fg.muted" textStyle="sm" mb="1">
          {t('settings.twoFactor.scan.manual')}
        </Text>
        <Flex gap="2" align="center" data-copy-scope>
          <Flex as="code" fontFamily="mono" fontSize="sm" gap="2" wrap="wrap">
            {inGroups(setup.secret).map((group, index) => (
              <span key={index}>{group}</span>
            ))}
          </Flex>
          <CopyButton value={setup.secret} what={t('settings.twoFactor.scan.key')} />
        </Flex>
      </div>
    </Stack>
  );
}
