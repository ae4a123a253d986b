import { Download, FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ClusterDefinition } from './clusterDefinition.ts';
import type { YamlImport } from './ImportYamlDialog.tsx';

// The dialogs contain the YAML library, and most clusters are created without it.
const ExportYamlDialog = lazyPart(
  () => import('./ExportYamlDialog.tsx'),
  'ExportYamlDialog',
  'clusters.yaml',
);
const ImportYamlDialog = lazyPart(
  () => import('./ImportYamlDialog.tsx'),
  'ImportYamlDialog',
  'clusters.yaml',
);

interface YamlMenuProps {
  /** The current values of the form. */
  read: () => ClusterDefinition;
  start: ClusterDefinition;
  isReplacing: boolean;
  onImport: (result: YamlImport) => void;
}

/** Imports the form from a file, or exports it. */
export function YamlMenu({ read, start, isReplacing, onImport }: YamlMenuProps) {
  const { t } = useTranslation('clusters');
  const [exported, setExported] = useState<ClusterDefinition>();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
        {t('yaml.import.open')}
      </Button>
      <Button icon={<Download aria-hidden />} onClick={() => setExported(read())}>
        {t('yaml.export.open')}
      </Button>
      <Suspense>
        {exported ? <ExportYamlDialog cluster={exported} onClose={() => setExported(undefined)} /> : null}
        {isImporting ? (
          <ImportYamlDialog
            start={start}
            isReplacing={isReplacing}
            onClose={() => setImporting(false)}
            onImport={(result) => {
              setImporting(false);
              onImport(result);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
