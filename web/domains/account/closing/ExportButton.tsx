import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../../../lib/download.ts';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useExportAccountData } from './useExportAccountData.ts';

/** Saves all data of the account as a JSON file. */
export function ExportButton({ teamName }: { teamName: string }) {
  const { t } = useTranslation('account');
  const [load, isLoading] = useExportAccountData();
  const report = useFailureToast();
  const save = async () => {
    const result = await load({});
    if (!result.ok) return report(result);
    downloadText(result.payload.json, `${teamName}.json`, 'application/json');
  };
  return (
    <Button alignSelf="start" icon={<Download />} isBusy={isLoading} onClick={() => void save()}>
      {t('delete.export')}
    </Button>
  );
}
