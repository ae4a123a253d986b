import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { NotesList } from './NotesList.tsx';
import type { YamlNote } from './yamlReader.ts';

interface ImportNoticeProps {
  notes: readonly YamlNote[];
  onUndo: () => void;
  onDismiss: () => void;
}

/** After an import: the lines that were ignored, and a button to undo it. */
export function ImportNotice({ notes, onUndo, onDismiss }: ImportNoticeProps) {
  const { t } = useTranslation('clusters');
  return (
    <Banner tone="info" title={t('yaml.imported.title')} onDismiss={onDismiss}>
      {notes.length > 0 ? (
        <>
          {t('yaml.imported.left', { count: notes.length })}
          <Box mt="2">
            <NotesList notes={notes} />
          </Box>
        </>
      ) : null}
      <Box mt="3">
        <Button size="sm" onClick={onUndo}>
          {t('yaml.imported.undo')}
        </Button>
      </Box>
    </Banner>
  );
}
