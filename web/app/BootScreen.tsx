import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/status/Spinner.tsx';

/** Shown before the first page; the spinner appears only when that takes more than a moment. */
export function BootScreen() {
  const { t } = useTranslation();
  return (
    <div className="kd-centre">
      <Spinner label={t('loading')} />
    </div>
  );
}
