import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../ui/actions/NativeSelect.tsx';
import { CheckInput } from '../../../ui/actions/nativeInputs.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import { isSelectable, type ImportRow, type RowState, type Target } from './importRows.ts';
import type { ImportPreview } from './useImportPreview.ts';

const MAX_SHOWN = 100;

const tones: Partial<Record<RowState, Tone>> = { new: 'ok', replaces: 'attention', same: 'neutral' };

/** States that the badge's word does not explain. */
const EXPLAINED = new Set<RowState>(['invalidName', 'reserved', 'duplicate', 'tooLong', 'empty', 'unclosed']);

function shown(value: string, isHidden: boolean): string {
  if (isHidden) return '••••••••';
  return value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
}

function State({ row }: { row: ImportRow }) {
  const { t } = useTranslation('deployments');
  return (
    <Box>
      <StatusBadge tone={tones[row.state] ?? 'failed'} label={t(`import.state.${row.state}`)} />
      {EXPLAINED.has(row.state) ? (
        <Box textStyle="xs" color="fg.muted" mt="1">
          {t(`import.why.${row.state}`, { name: row.name })}
        </Box>
      ) : null}
      {row.notes.map((note) => (
        <Box key={note} textStyle="xs" color="fg.muted" mt="1">
          {t(`import.note.${note}`)}
        </Box>
      ))}
    </Box>
  );
}

interface RowProps {
  readonly row: ImportRow;
  readonly isSelected: boolean;
  readonly isHidden: boolean;
  readonly preview: ImportPreview;
}

function PreviewRow({ row, isSelected, isHidden, preview }: RowProps) {
  const { t } = useTranslation('deployments');
  const canSelect = isSelectable(row);
  const hasTarget = canSelect || row.state === 'empty';
  return (
    <Row>
      <Cell>
        <Flex gap="2" align="flex-start">
          <CheckInput
            type="checkbox"
            aria-label={t('import.select', { name: row.name })}
            checked={isSelected}
            aria-disabled={canSelect ? undefined : true}
            onChange={(event) => {
              if (canSelect) preview.select(row, event.target.checked);
            }}
          />
          <Box fontFamily="mono" overflowWrap="anywhere" minW={{ md: '7rem' }}>
            {shown(row.name, false)}
          </Box>
        </Flex>
      </Cell>
      <Cell label={t('import.column.value')} isMono>
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere" maxH="6rem" overflow="hidden">
          {shown(row.value, isHidden && row.target === 'secret' && row.value !== '')}
        </Box>
      </Cell>
      <Cell label={t('import.column.target')}>
        {hasTarget ? (
          <Box minW="8.5rem">
            <NativeSelect
              aria-label={t('import.target.label', { name: row.name })}
              value={row.target}
              onChange={(event) => preview.setTarget(row, event.target.value as Target)}
            >
              <option value="variable">{t('import.target.variable')}</option>
              <option value="secret">{t('import.target.secret')}</option>
            </NativeSelect>
          </Box>
        ) : null}
      </Cell>
      <Cell label={t('import.column.state')}>
        <State row={row} />
      </Cell>
    </Row>
  );
}

/** What each row of the file becomes; values of secrets are masked until they are revealed. */
export function ImportTable({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('deployments');
  const [isHidden, setHidden] = useState(true);
  const { rows, selected } = preview;
  const columns = (['name', 'value', 'target', 'state'] as const).map((key) => ({
    key,
    header: t(`import.column.${key}`),
  }));
  return (
    <Box>
      <Flex justify="space-between" gap="3" wrap="wrap" mb="2">
        <Box role="status" color="fg.muted">
          {t('import.selected', { count: selected.length, total: rows.length })}
        </Box>
        {rows.some(({ target }) => target === 'secret') ? (
          <TextButton onClick={() => setHidden(!isHidden)}>
            {t(isHidden ? 'import.reveal' : 'import.hide')}
          </TextButton>
        ) : null}
      </Flex>
      <Table caption={t('import.preview')} columns={columns}>
        {rows.map((row) => (
          <PreviewRow key={row.index} {...{ row, isHidden, preview }} isSelected={selected.includes(row)} />
        ))}
      </Table>
    </Box>
  );
}
