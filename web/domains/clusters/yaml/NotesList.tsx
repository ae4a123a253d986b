import { useTranslation } from 'react-i18next';
import { Box } from '../../../ui/layout/primitives.ts';
import type { YamlNote } from './yamlReader.ts';

/** Line by line what of a file was not taken as it stands, and why. */
export function NotesList({ notes }: { notes: readonly YamlNote[] }) {
  const { t } = useTranslation('clusters');
  return (
    <ul
      className="kd-yaml-notes"
      aria-label={t('yaml.notes')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      {notes.map(({ line, path, kind, why }) => (
        <li key={`${line} ${path} ${kind}`}>
          <span>{t('yaml.line', { line })}</span>
          <span>
            <Box as="code" textStyle="mono" fontWeight="medium">
              {path}
            </Box>{' '}
            {why ? t(`yaml.why.${why}`) : t(`yaml.kind.${kind}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
