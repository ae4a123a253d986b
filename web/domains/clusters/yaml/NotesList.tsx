import { useTranslation } from 'react-i18next';
import { Box, Grid } from '../../../ui/layout/primitives.ts';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import type { YamlNote } from './yamlReader.ts';

/** The lines of a file that were changed or ignored, and why. */
export function NotesList({ notes }: { notes: readonly YamlNote[] }) {
  const { t } = useTranslation('clusters');
  return (
    <Grid
      as="ul"
      gap="2"
      maxH="min(16rem, 34dvh)"
      overflowY="auto"
      aria-label={t('yaml.notes')}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
    >
      {notes.map(({ line, path, kind, why }) => (
        <Grid
          as="li"
          key={`${line} ${path} ${kind}`}
          templateColumns="4rem minmax(0, 1fr)"
          columnGap="3"
          overflowWrap="anywhere"
        >
          <Tabular color="fg.muted">{t('yaml.line', { line })}</Tabular>
          <span>
            <Box as="code" textStyle="mono" fontWeight="medium">
              {path}
            </Box>{' '}
            {why ? t(`yaml.why.${why}`) : t(`yaml.kind.${kind}`)}
          </span>
        </Grid>
      ))}
    </Grid>
  );
}
