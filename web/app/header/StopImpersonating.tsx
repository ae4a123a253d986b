import { useTranslation } from 'react-i18next';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Flex } from '../../ui/layout/primitives.ts';

/** Shown during an impersonated session; stopping signs out of it. */
export function StopImpersonating({ user }: { user: StoredUser }) {
  const { t } = useTranslation();
  const [signOut, isPending] = useSignOut();
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      px="6"
      py="2"
      bg="progress.subtle"
      borderBottom="1px solid"
      borderColor="progress.border"
      role="status"
    >
      <p>{t('impersonation.text', { name: user.name, account: user.accountName })}</p>
      <Button size="sm" isBusy={isPending} onClick={() => void signOut()}>
        {t('impersonation.stop', { name: user.name })}
      </Button>
    </Flex>
  );
}
