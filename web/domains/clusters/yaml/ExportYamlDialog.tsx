import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../../../lib/download.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Box, Stack, Text } from '../../../ui/layout/primitives.ts';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { yamlFileName, type ClusterDefinition } from './clusterDefinition.ts';
import { ExportFrame } from './ExportFrame.tsx';
import { toYaml } from './toYaml.ts';

/** A cluster as a hetzner-k3s configuration, to copy or download. */
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
        <Box css={{ '& pre': { maxHeight: 'min(26rem, 50dvh)', overflow: 'auto' } }}>
          <CodeBlock code={file} label={t('yaml.export.file')} />
        </Box>
      </Stack>
    </ExportFrame>
  );
}
