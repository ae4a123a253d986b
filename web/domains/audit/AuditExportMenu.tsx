import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../../lib/download.ts';
import { errorText } from '../../shell/failureText.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Menu } from '../../ui/floats/Menu.tsx';
import { toCsv, toJson } from './auditExport.ts';
import type { AuditFilter } from './auditFilter.ts';
import { MAX_EXPORTED, useLoadAuditLog } from './useLoadAuditLog.ts';

const FORMATS = {
  csv: { write: toCsv, type: 'text/csv' },
  json: { write: toJson, type: 'application/json' },
} as const;

/** Saves the entries that match the filter as CSV or JSON. */
export function AuditExportMenu({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('audit');
  const load = useLoadAuditLog();
  const [isLoading, setLoading] = useState(false);
  const save = async (format: keyof typeof FORMATS) => {
    setLoading(true);
    try {
      const { entries, isCut } = await load(filter);
      const { write, type } = FORMATS[format];
      downloadText(write(entries), `audit-log.${format}`, type);
      if (isCut) toast.info({ title: t('export.cut', { max: MAX_EXPORTED }) });
      else toast.success({ title: t('export.done', { count: entries.length }) });
    } catch (error) {
      toast.error({ title: t('export.failed'), description: errorText(error, t).description });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Menu
      label={t('export.label')}
      trigger={t('export.label')}
      buttonProps={{
        icon: <Download aria-hidden />,
        disabledReason: isLoading ? t('export.running') : undefined,
      }}
      items={(['csv', 'json'] as const).map((format) => ({
        label: t(`export.${format}`),
        onSelect: () => void save(format),
      }))}
    />
  );
}
