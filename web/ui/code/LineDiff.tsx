import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, VisuallyHidden } from '../layout/primitives.ts';
import { changedLines, type DiffLine } from './changedLines.ts';

interface LineDiffProps {
  readonly before: string;
  readonly after: string;
  /** Accessible name. */
  readonly label: string;
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;
const PALETTES = { removed: 'danger', added: 'success' } as const;

function Line({ line: { kind, number, text } }: { line: DiffLine }) {
  const { t } = useTranslation('ui');
  const colors =
    kind === 'same'
      ? { color: 'fg.muted' }
      : { colorPalette: PALETTES[kind], bg: 'colorPalette.subtle', color: 'colorPalette.onSubtle' };
  return (
    <Box as="li" display="grid" gridTemplateColumns="3.5ch 1.5ch minmax(0, 1fr)" px="2" {...colors}>
      {/* Spoken before the text: colour and sign alone do not tell everybody. */}
      <VisuallyHidden>{t(`diff.${kind}`, { number })} </VisuallyHidden>
      <Box as="span" aria-hidden opacity="0.8" textAlign="end" pe="1" userSelect="none">
        {number}
      </Box>
      <Box as="span" aria-hidden userSelect="none">
        {SIGNS[kind]}
      </Box>
      <Box as="span" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
    </Box>
  );
}

/** The lines that differ between two texts, with some lines around them; long lines wrap. Load it lazily. */
export function LineDiff({ before, after, label }: LineDiffProps) {
  const { t } = useTranslation('ui');
  const parts = useMemo(() => changedLines(before, after), [before, after]);
  return (
    <Box
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      overflow="hidden"
      bg="bg.subtle"
      textStyle="mono"
      dir="ltr"
    >
      {/* Safari does not expose a list without bullets as a list, unless it has the role. */}
      <Box as="ul" role="list" aria-label={label} listStyleType="none" p="0" m="0" py="1">
        {parts.map((part, index) => [
          index === 0 ? null : (
            <Box key={`before ${index}`} as="li" px="2" py="1" color="fg.subtle" bg="bg.muted">
              <span aria-hidden>⋯</span>
              <VisuallyHidden>{t('diff.unchanged')}</VisuallyHidden>
            </Box>
          ),
          ...part.map((line) => <Line key={`${line.kind} ${line.number}`} line={line} />),
        ])}
      </Box>
    </Box>
  );
}
