import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../../lib/time.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import type { DeletedPostgres_postgres$key } from './__generated__/DeletedPostgres_postgres.graphql.ts';

/** Deleted databases that can still be restored; nothing without any. */
export function DeletedPostgres({ postgres }: { postgres: DeletedPostgres_postgres$key }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const reasonOf = useActionReason();
  const all = useFragment(
    graphql`
      fragment DeletedPostgres_postgres on PostgresCluster @relay(plural: true) {
        id
        uuid
        name
        status
        restorableUntil
        cluster {
          uuid
        }
        viewerCan {
          restore {
            ...useActionReason_state
          }
        }
      }
    `,
    postgres,
  );
  const deleted = all.filter(({ status }) => status === 'UNINSTALLED');
  if (deleted.length === 0) return null;
  return (
    <Card tone="quiet">
      <CardHeader title={t('deleted.title')} description={t('deleted.text')} />
      <CardBody>
        <Stack as="ul" gap="3" listStyleType="none">
          {deleted.map((one) => (
            <Flex as="li" key={one.id} gap="3" align="center" justify="space-between" wrap="wrap">
              <div>
                <strong>{one.name}</strong>{' '}
                {one.restorableUntil ? (
                  <Text as="span" color="fg.muted">
                    {t('deleted.until', { time: formatAbsolute(new Date(one.restorableUntil), locale) })}
                  </Text>
                ) : null}
              </div>
              <ButtonLink
                size="sm"
                to={paths.restorePostgres(one.cluster.uuid, one.uuid)}
                disabledReason={reasonOf(one.viewerCan.restore)}
                aria-label={`${t('deleted.restore')}: ${one.name}`}
              >
                {t('deleted.restore')}
              </ButtonLink>
            </Flex>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
