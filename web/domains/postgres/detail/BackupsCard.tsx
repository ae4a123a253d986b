import { DatabaseBackup, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute, formatDuration } from '../../../lib/time.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { formatBytes } from './formatBytes.ts';
import type { BackupsCard_postgres$key } from './__generated__/BackupsCard_postgres.graphql.ts';

const tones: Readonly<Record<string, Tone>> = { RUNNING: 'progress', COMPLETED: 'ok', FAILED: 'failed' };

/** The recovery window and the backups of a database, newest first. */
export function BackupsCard({ postgres }: { postgres: BackupsCard_postgres$key }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment BackupsCard_postgres on PostgresCluster {
        uuid
        name
        cluster {
          uuid
        }
        backup {
          isEnabled
        }
        recoveryWindow {
          earliest
          latest
        }
        backups(first: 50) {
          edges {
            node {
              name
              status
              startedAt
              finishedAt
              sizeBytes
              error
            }
          }
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
  const { uuid, name, cluster, backup, recoveryWindow: window, backups } = data;
  if (!backup.isEnabled) {
    return (
      <Card>
        <CardHeader title={t('timeline.title')} />
        <EmptyState
          kind="nothing"
          level={3}
          icon={DatabaseBackup}
          title={t('timeline.offTitle')}
          actions={
            <ButtonLink to={paths.editPostgres(cluster.uuid, name, 'backup')}>
              {t('timeline.enable')}
            </ButtonLink>
          }
        >
          {t('timeline.off')}
        </EmptyState>
      </Card>
    );
  }
  const time = (at: string) => formatAbsolute(new Date(at), locale, { hasSeconds: true });
  return (
    <Card>
      <CardHeader
        title={t('timeline.title')}
        description={t('timeline.text')}
        actions={
          <ButtonLink
            icon={<History aria-hidden />}
            to={paths.restorePostgres(cluster.uuid, uuid)}
            disabledReason={reasonOf(data.viewerCan.restore)}
          >
            {t('deleted.restore')}
          </ButtonLink>
        }
      />
      {window ? (
        <CardBody pb="0">
          <Text>
            {t('timeline.window', { earliest: time(window.earliest), latest: time(window.latest) })}
          </Text>
        </CardBody>
      ) : null}
      {!backups ? <MissingData title={t('timeline.loadFailed')} /> : null}
      {backups && backups.edges.length === 0 ? (
        <CardBody>
          <Text color="fg.muted">{t('timeline.none')}</Text>
        </CardBody>
      ) : null}
      {backups && backups.edges.length > 0 ? (
        <Box maxH="24rem" overflowY="auto" mt="3" tabIndex={0} role="region" aria-label={t('timeline.title')}>
          <Table
            caption={t('timeline.title')}
            columns={[
              { key: 'started', header: t('timeline.started') },
              { key: 'state', header: t('timeline.state') },
              { key: 'duration', header: t('timeline.duration'), align: 'end' },
              { key: 'size', header: t('timeline.size'), align: 'end' },
            ]}
          >
            {backups.edges.map(({ node }) => (
              <Row key={node.name}>
                <Cell>
                  <RelativeTime at={node.startedAt} />
                  <Text textStyle="xs" color="fg.muted">
                    {time(node.startedAt)}
                  </Text>
                </Cell>
                <Cell label={t('timeline.state')}>
                  <StatusBadge tone={tones[node.status] ?? 'neutral'} label={t(`timeline.${node.status}`)} />
                  {node.error ? (
                    <Text textStyle="xs" color="fg.error" overflowWrap="anywhere" mt="1">
                      {node.error}
                    </Text>
                  ) : null}
                </Cell>
                <Cell label={t('timeline.duration')} align="end">
                  {node.finishedAt ? formatDuration(secondsBetween(node.startedAt, node.finishedAt)) : '–'}
                </Cell>
                <Cell label={t('timeline.size')} align="end">
                  {node.sizeBytes == null ? '–' : formatBytes(node.sizeBytes, locale)}
                </Cell>
              </Row>
            ))}
          </Table>
        </Box>
      ) : null}
    </Card>
  );
}

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1_000;
