import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/time.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';

/** Newest first. */
const ENTRIES = [
  { id: 'apps', date: '2025-07-14' },
  { id: 'beta', date: '2025-05-18' },
] as const;

/** Product changes with dates. */
export function ChangelogCard() {
  const { t } = useTranslation('help');
  const locale = useLocale();
  return (
    <Card>
      <CardHeader title={t('changelog.title')} />
      <CardBody>
        <Box as="ol" display="grid" gap="4">
          {ENTRIES.map(({ id, date }) => (
            <li key={id}>
              <Box color="fg.muted" textStyle="xs">
                <time dateTime={date}>{formatDate(new Date(date), locale, 'UTC')}</time>
              </Box>
              <Heading level={3} textStyle="sm" fontWeight="semibold" mt="0.5">
                {t(`changelog.${id}.title`)}
              </Heading>
              <Box color="fg.muted">{t(`changelog.${id}.text`)}</Box>
            </li>
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}
