import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, VisuallyHidden } from '../../ui/layout/primitives.ts';
import type { AuditDifferences_entry$key } from './__generated__/AuditDifferences_entry.graphql.ts';

/** The fields an action changed, collapsed by default. */
export function AuditDifferences({ entry }: { entry: AuditDifferences_entry$key }) {
  const { t } = useTranslation('audit');
  const { differences } = useFragment(
    graphql`
      fragment AuditDifferences_entry on AuditEntry {
        differences {
          field
          before
          after
        }
      }
    `,
    entry,
  );
  if (differences.length === 0) return null;
  return (
    <details>
      <Box as="summary" cursor="pointer" textStyle="sm" color="brand.fg" w="fit-content">
        {t('differences', { count: differences.length })}
      </Box>
      <Box as="dl" mt="1" textStyle="sm">
        {differences.map(({ field, before, after }) => (
          <Box key={field} mt="1">
            <Box as="dt" color="fg.muted" fontFamily="mono" textStyle="xs">
              {field}
            </Box>
            <Box as="dd" m="0" overflowWrap="anywhere">
              <VisuallyHidden>{t('from')}</VisuallyHidden>
              {before ?? t('nothing')}
              {' → '}
              <VisuallyHidden>{t('to')}</VisuallyHidden>
              {after ?? t('nothing')}
            </Box>
          </Box>
        ))}
      </Box>
    </details>
  );
}
