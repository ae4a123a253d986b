import { Download } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../../../lib/download.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { yamlFileName, type ClusterDefinition } from './clusterDefinition.ts';
import { toYaml } from './toYaml.ts';
import './yaml.css';

interface FrameProps {
  name: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** The dialog around the file, also while it is loaded. */
export function ExportFrame({ name, onClose, children, footer }: FrameProps) {
  const { t } = useTranslation('clusters');
  const title = name ? t('yaml.export.titleNamed', { name }) : t('yaml.export.title');
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={title} footer={footer}>
      {children}
    </Dialog>
  );
}

/** A cluster as a configuration of hetzner-k3s, to copy or to download. */
export function ExportYamlDialog({ cluster, onClose }: { cluster: ClusterDefinition; onClose: () => void }) {
  const { t } = useTranslation('clusters');
  const file = useMemo(() => toYaml(cluster), [cluster]);
  return (
    <ExportFrame
      name={cluster.name}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          onClick={() => downloadText(file, yamlFileName(cluster.name), 'application/yaml')}
        >
          {t('yaml.export.download')}
        </Button>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">{t('yaml.export.text')}</Text>
        <div className="kd-yaml-file">
          <CodeBlock code={file} label={t('yaml.export.file')} />
        </div>
      </Stack>
    </ExportFrame>
  );
}
