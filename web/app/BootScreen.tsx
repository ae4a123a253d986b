import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../ui/layout/primitives.ts';

/** Shown before the first page: the same skeleton as in index.html, so that nothing changes when the client starts. */
export function BootScreen() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className="kd-boot" aria-hidden="true">
        <svg viewBox="0 0 32 32" width="24" height="24">
          <rect width="32" height="32" rx="8" />
          <path d="M9 8v16M9 16l10-8M13 13l10 11" />
        </svg>
        <div className="kd-boot-lines">
          <i />
          <i />
          <i />
        </div>
      </div>
    </>
  );
}
