import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { RichText } from '../../ui/text/RichText.tsx';

/** For users who may have an account already: sign in there, or continue. */
export function DuplicateUser({ email }: { email: string }) {
  const { t } = useTranslation('onboarding');
  const [signOut, isPending] = useSignOut();
  const other = (
    <Button isBusy={isPending} onClick={() => void signOut()}>
      {t('duplicate.other')}
    </Button>
  );
  return (
    <Box mt="4">
      <Banner tone="warning" actions={other}>
        <RichText text={t('duplicate.text', { skipInterpolation: true })} values={{ email }} />
      </Banner>
    </Box>
  );
}
