import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../lib/time.ts';
import { Box } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import type { RestoredFrom_postgres$key } from './__generated__/RestoredFrom_postgres.graphql.ts';

/** When and from what a database was restored, and which moment it shows. Nothing for one that was created empty. */
export function RestoredFrom({ postgres }: { postgres: RestoredFrom_postgres$key }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const { restoredFrom, createdAt } = useFragment(
    graphql`
      fragment RestoredFrom_postgres on PostgresCluster {
        createdAt
        restoredFrom {
          name
          targetTime
          restoredAt
        }
      }
    `,
    postgres,
  );
  if (!restoredFrom) return null;
  const { name, targetTime, restoredAt } = restoredFrom;
  const time = (at: string) => formatAbsolute(new Date(at), locale, { hasSeconds: true });
  return (
    <Box textStyle="sm" color="fg.muted">
      {t('fact.restored')}: {t('fact.restoredText', { when: time(restoredAt ?? createdAt), source: name })}
      {' · '}
      {targetTime ? t('fact.restoredAsOf', { time: time(targetTime) }) : t('fact.restoredLatest')}
    </Box>
  );
}
