import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';

/** The sidebar on a phone: slides in and traps the focus. */
export function MobileMenu({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation();
  const isOpen = useOpensAfterMount();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('nav.main')} placement="start" size="nav">
      {children}
    </Drawer>
  );
}
