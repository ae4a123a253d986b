import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { missingScripts, reloadPage } from '../lib/loadScript.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { useAnnounce } from '../ui/feedback/LiveAnnouncer.tsx';
import { Box } from '../ui/layout/primitives.ts';
import { useOnline } from './header/useOnline.ts';

/** Shown while a script could not be loaded; the current page stays. */
export function ScriptNotice() {
  const { t } = useTranslation();
  const isMissing = useSyncExternalStore(missingScripts.subscribe, missingScripts.isAny);
  const isOnline = useOnline();
  const announce = useAnnounce();
  const text = t(isOnline ? 'script.online' : 'script.offline');
  useEffect(() => {
    if (isMissing) announce(`${t('script.title')} ${text}`, 'polite');
  }, [isMissing, text, announce, t]);
  if (!isMissing) return null;
  return (
    <Box position="fixed" inset="auto 1rem 1rem" zIndex="60" maxW="2xl" mx="auto">
      <Banner
        tone="warning"
        title={t('script.title')}
        actions={isOnline && <Button onClick={reloadPage}>{t('error.refreshPage')}</Button>}
      >
        {text}
      </Banner>
    </Box>
  );
}
