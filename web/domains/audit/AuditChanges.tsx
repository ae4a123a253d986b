import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useValueText } from './useValueText.ts';
import type { AuditChanges_entry$key } from './__generated__/AuditChanges_entry.graphql.ts';

/** The fields an action changed, collapsed by default. */
export function AuditChanges({ entry }: { entry: AuditChanges_entry$key }) {
  const { t } = useTranslation('audit');
  const { changes } = useFragment(
    graphql`
      fragment AuditChanges_entry on AuditEntry {
        changes {
          path
          before
          after
        }
      }
    `,
    entry,
  );
  const labelOf = useFieldLabel();
  const textOf = useValueText();
  if (changes.length === 0) return null;
  // Of something new there is nothing to compare with.
  const isNew = changes.every(({ before }) => before == null);
  return (
    <details>
      <Box as="summary" cursor="pointer" textStyle="sm" color="brand.fg" w="fit-content">
        {t(isNew ? 'details' : 'changes', { count: changes.length })}
      </Box>
      <Box
        as="dl"
        mt="2"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ base: '0', lg: '1' }}
        textStyle="sm"
      >
        {changes.map(({ path, before, after }) => (
          <Box key={path} display="contents">
            <Box as="dt" color="fg.muted" mt={{ base: '1', lg: '0' }}>
              {labelOf(path)}
            </Box>
            <Box as="dd" m="0" overflowWrap="anywhere">
              {isNew ? (
                textOf(path, after)
              ) : (
                <>
                  <VisuallyHidden>{t('from')}</VisuallyHidden>
                  {textOf(path, before)}
                  {' → '}
                  <VisuallyHidden>{t('to')}</VisuallyHidden>
                  {textOf(path, after)}
                </>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </details>
  );
}
