import { useTranslation } from 'react-i18next';
import { CopyOnceDialog } from '../../forms/CopyOnceDialog.tsx';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { CodeBlock } from '../../ui/text/CodeBlock.tsx';

/** A working example request to this console's address. */
const curlExample = (secret: string): string =>
  [
    `curl ${window.location.origin}/graphql \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"query":"{ viewer { account { name } } }"}'`,
  ].join('\n');

interface NewApiKeyDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The new key, shown once, and an example call. */
export function NewApiKeyDialog({ name, secret, onClose }: NewApiKeyDialogProps) {
  const { t } = useTranslation('apikeys');
  return (
    <CopyOnceDialog
      isOpen
      title={t('created.title', { name })}
      value={secret}
      what={t('created.what')}
      fileName="kubedeck-api-key.txt"
      onClose={onClose}
    >
      <Stack gap="2">
        <Text color="fg.muted">{t('created.try')}</Text>
        <CodeBlock code={curlExample(secret)} label={t('created.example')} />
      </Stack>
    </CopyOnceDialog>
  );
}
