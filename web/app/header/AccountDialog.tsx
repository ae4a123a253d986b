import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../lib/foldText.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchInput } from '../../ui/actions/SearchInput.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { useAccountSwitch } from '../../shell/session/useAccountSwitch.ts';

/** All accounts of a user with many, with a search field. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const switchTo = useAccountSwitch();
  const [text, setText] = useState('');
  const found = (user?.accounts ?? []).filter(({ name }) => foldText(name).includes(foldText(text)));
  return (
    <Dialog isOpen onClose={onClose} title={t('account.choose')} size="sm">
      <Stack gap="3">
        <SearchInput label={t('account.search')} value={text} onChange={setText} />
        <Text role="status" srOnly={found.length > 0}>
          {t('account.found', { count: found.length })}
        </Text>
        <ul>
          {found.map((account) => (
            <li key={account.id}>
              <Button
                variant="ghost"
                width="full"
                justifyContent="flex-start"
                aria-current={account.id === user?.accountId || undefined}
                onClick={() => {
                  onClose();
                  if (account.id !== user?.accountId) switchTo(account);
                }}
              >
                {account.name}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
