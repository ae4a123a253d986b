import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A busy sign with words; it waits 200 ms, so quick answers never flash. */
export function Spinner({ label, size = 18 }: { label?: string; size?: number }) {
  const { t } = useTranslation('ui');
  return (
    <span className="kd-spinner kd-late" role="status">
      <LoaderCircle aria-hidden className="kd-spin" width={size} height={size} />
      <span>{label ?? t('loading')}</span>
    </span>
  );
}
