import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../../../ui/layout/primitives.ts';

/** Help text of a permanent choice, with a tag before it. */
export function PermanentTag({ children }: { children: ReactNode }) {
  const { t } = useTranslation('clusters');
  return (
    <span>
      <Box
        as="span"
        display="inline-flex"
        alignItems="center"
        gap="1"
        px="1.5"
        me="1.5"
        borderRadius="sm"
        bg="gray.subtle"
        color="fg"
        textStyle="xs"
        fontWeight="medium"
        whiteSpace="nowrap"
      >
        <Lock aria-hidden style={{ width: '0.75rem', height: '0.75rem', marginTop: 0 }} />
        {t('create.permanent')}
      </Box>
      {children}
    </span>
  );
}
