import { ChevronDown, ChevronRight, Database, ScrollText, Settings } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { WideIcon } from '../../../ui/actions/WideIcon.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { CopyValue } from '../../../ui/text/CopyValue.tsx';
import { PostgresMenu } from '../actions/PostgresMenu.tsx';
import { ArchivingNotice } from '../ArchivingNotice.tsx';
import { BackupFlag } from '../BackupFlag.tsx';
import { PostgresInstances } from '../PostgresInstances.tsx';
import { PostgresProgress } from '../PostgresProgress.tsx';
import { PostgresStatusBadge } from '../PostgresStatusBadge.tsx';
import { RestoredFrom } from '../RestoredFrom.tsx';
import { PostgresDetails } from './PostgresDetails.tsx';
import type { PostgresItem_postgres$key } from './__generated__/PostgresItem_postgres.graphql.ts';

/** A database in the list; its details open below it. */
export function PostgresItem({ postgres }: { postgres: PostgresItem_postgres$key }) {
  const { t } = useTranslation('postgres');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment PostgresItem_postgres on PostgresCluster {
        name
        version
        storageGib
        databaseName
        endpoints {
          kind
          host
        }
        cluster {
          uuid
        }
        ferretdb {
          isEnabled
        }
        exposure {
          isEnabled
        }
        viewerCan {
          update {
            ...useActionReason_state
          }
        }
        ...PostgresStatusBadge_postgres
        ...PostgresProgress_postgres
        ...PostgresInstances_postgres
        ...BackupFlag_postgres
        ...ArchivingNotice_postgres
        ...RestoredFrom_postgres
        ...PostgresMenu_postgres
        ...PostgresDetails_postgres
      }
    `,
    postgres,
  );
  const { name, cluster, ferretdb, exposure } = data;
  const host = data.endpoints.find(({ kind }) => kind === 'READ_WRITE')?.host;
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap="4" px="5" py="4">
        <Flex gap="3" justify="space-between" wrap="wrap">
          <Flex gap="2.5" align="center" wrap="wrap" minW="0">
            <Heading level={3} id={id} textStyle="h3" overflowWrap="anywhere">
              <TextLink to={paths.postgresCluster(cluster.uuid, name, 'manage')}>{name}</TextLink>
            </Heading>
            <PostgresStatusBadge postgres={data} />
            <StatusBadge
              tone="neutral"
              look="outline"
              icon={Database}
              label={t(ferretdb.isEnabled ? 'type.ferretdb' : 'type.postgres')}
            />
            {exposure.isEnabled ? (
              <StatusBadge tone="attention" look="outline" label={t('fact.exposed')} />
            ) : null}
          </Flex>
          <Flex gap="2" align="center" wrap="wrap">
            <Button
              size="sm"
              icon={isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'action.hideDetailsOf' : 'action.showDetailsOf', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'action.hideDetails' : 'action.showDetails')}
            </Button>
            <ButtonLink
              size="sm"
              icon={
                <WideIcon>
                  <ScrollText aria-hidden />
                </WideIcon>
              }
              to={paths.postgresCluster(cluster.uuid, name, 'logs')}
            >
              {t('action.logs')}
            </ButtonLink>
            <ButtonLink
              size="sm"
              icon={
                <WideIcon>
                  <Settings aria-hidden />
                </WideIcon>
              }
              to={paths.postgresCluster(cluster.uuid, name, 'edit')}
              disabledReason={reasonOf(data.viewerCan.update)}
            >
              {t('action.settings')}
            </ButtonLink>
            <PostgresMenu postgres={data} />
          </Flex>
        </Flex>
        <ArchivingNotice postgres={data} />
        <PostgresProgress postgres={data} />
        <DataList
          columns={3}
          items={[
            { label: t('fact.version'), value: data.version },
            { label: t('fact.storage'), value: t('fact.storageOf', { size: data.storageGib }) },
            { label: t('fact.instances'), value: <PostgresInstances postgres={data} /> },
            { label: t('fact.backups'), value: <BackupFlag postgres={data} /> },
            { label: t('details.database'), value: <Mono>{data.databaseName}</Mono> },
            {
              label: t('fact.host'),
              value: host ? <CopyValue value={host} what={t('fact.host')} /> : '–',
            },
          ]}
        />
        <RestoredFrom postgres={data} />
        {isOpen ? <PostgresDetails postgres={data} /> : null}
      </Stack>
    </Card>
  );
}
