import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box, Flex, Stack } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { Preview } from './changePreview.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { PreviewFigures } from './PreviewFigures.tsx';
import { useFieldName } from './useFieldName.ts';

interface ChangePreviewListProps {
  preview: Preview;
  /** Translated name of a path; that of a cluster's field by default. */
  nameOf?: (path: string) => string;
}

/** The result of a dry run: changed fields, what cannot be undone, what restarts, price and quota. */
export function ChangePreviewList({ preview, ...props }: ChangePreviewListProps) {
  const { t } = useTranslation('preview');
  const nameOfCluster = useFieldName();
  const nameOf = props.nameOf ?? nameOfCluster;
  return (
    <Stack gap="4">
      {preview.changes.length > 0 ? (
        <Box as="ul" listStyleType="none" p="0" m="0">
          {preview.changes.map((change) => (
            <ChangeLine key={change.path} change={change} label={nameOf(change.path)}>
              <Flex gap="2" wrap="wrap" mt={change.isOneWay || change.restarts !== 'NONE' ? '1' : '0'}>
                {change.isOneWay ? <StatusBadge tone="attention" label={t('oneWay')} /> : null}
                {change.restarts === 'NONE' ? null : (
                  <StatusBadge tone="busy" isBusy={false} label={t(`restarts.${change.restarts}`)} />
                )}
              </Flex>
            </ChangeLine>
          ))}
        </Box>
      ) : null}
      {preview.warnings.map(({ code, message }) => (
        <Banner key={code + message} tone="warning">
          {message}
        </Banner>
      ))}
      <PreviewFigures preview={preview} />
    </Stack>
  );
}
