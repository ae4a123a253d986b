import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';

interface FrameProps {
  name: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** The dialog around the file, also while it is loading. */
export function ExportFrame({ name, onClose, children, footer }: FrameProps) {
  const { t } = useTranslation('clusters');
  const title = name ? t('yaml.export.titleNamed', { name }) : t('yaml.export.title');
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={title} footer={footer}>
      {children}
    </Dialog>
  );
}
