import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLocale } from '../../i18n/i18n.ts';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { useColorMode, type ColorMode } from '../../ui/colorMode.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Box, Flex, Stack } from '../../ui/layout/primitives.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Actions } from './Actions.tsx';
import { Feedback } from './Feedback.tsx';
import { Forms } from './Forms.tsx';
import { Layout } from './Layout.tsx';
import { Status } from './Status.tsx';

const modes: { value: ColorMode; label: string; icon: ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
];

/** All components of the design system on one page. */
export function Gallery() {
  const { mode, setMode } = useColorMode();
  const { i18n } = useTranslation('ui');
  return (
    <>
      <SkipLink />
      <Box as="main" id="main" maxW="6xl" mx="auto" px={{ base: '4', md: '8' }} py="8">
        <PageHeader
          title="Design system"
          meta="Tokens, primitives and form fields"
          actions={
            <Flex gap="3" wrap="wrap">
              <Toggle
                label="Language"
                value={i18n.language}
                onChange={(locale) => void changeLocale(locale === 'es' ? 'es' : 'en')}
                options={[
                  { value: 'en', label: 'English' },
                  { value: 'es', label: 'Español' },
                ]}
              />
              <Toggle label="Theme" value={mode} onChange={setMode} options={modes} />
            </Flex>
          }
        />
        <Stack gap="8">
          <Layout />
          <Status />
          <Actions />
          <Feedback />
          <Forms />
        </Stack>
      </Box>
    </>
  );
}
