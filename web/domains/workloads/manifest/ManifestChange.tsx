import { useTranslation } from 'react-i18next';
import { Box, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import type { Change } from '../../clusters/preview/ChangeLine.tsx';

interface SideProps {
  readonly sign: '−' | '+';
  /** Spoken before the value: colour and sign alone do not tell everybody. */
  readonly label: string;
  readonly value: string | null | undefined;
  readonly palette: 'danger' | 'success';
}

function Side({ sign, label, value, palette }: SideProps) {
  if (value == null) return null;
  return (
    <Box
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.onSubtle"
      px="2"
      py="0.5"
      borderRadius="sm"
      textStyle="mono"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      <span aria-hidden>{sign} </span>
      <VisuallyHidden>{label} </VisuallyHidden>
      {value}
    </Box>
  );
}

/** A field of an object with its value before and after; values are YAML. Needs the namespace `preview`. */
export function ManifestChange({ change: { path, before, after } }: { change: Change }) {
  const { t } = useTranslation('preview');
  return (
    <Box as="li" py="2" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: '0' }}>
      <Box textStyle="mono" fontWeight="medium" mb="1" overflowWrap="anywhere">
        {path}
      </Box>
      <Side sign="−" label={t('from')} value={before} palette="danger" />
      <Side sign="+" label={t('to')} value={after} palette="success" />
    </Box>
  );
}
