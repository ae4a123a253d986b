import { Database, DatabaseBackup } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex, Stack } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { PostgresMenu } from '../actions/PostgresMenu.tsx';
import { useBackUpNow } from '../actions/useBackUpNow.ts';
import { ArchivingNotice } from '../ArchivingNotice.tsx';
import { BackupFlag } from '../BackupFlag.tsx';
import { PostgresInstances } from '../PostgresInstances.tsx';
import { PostgresProgress } from '../PostgresProgress.tsx';
import { PostgresStatusBadge } from '../PostgresStatusBadge.tsx';
import { RestoredFrom } from '../RestoredFrom.tsx';
import type { PostgresHeader_postgres$key } from './__generated__/PostgresHeader_postgres.graphql.ts';

interface PostgresHeaderProps {
  readonly postgres: PostgresHeader_postgres$key;
  readonly onDeleted: () => void;
}

/** Name, status and size of a database, with its actions. */
export function PostgresHeader({ postgres, onDeleted }: PostgresHeaderProps) {
  const { t } = useTranslation('postgres');
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment PostgresHeader_postgres on PostgresCluster {
        name
        version
        storageGib
        ferretdb {
          isEnabled
        }
        backup {
          isEnabled
        }
        viewerCan {
          backUp {
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
        ...useBackUpNow_postgres
      }
    `,
    postgres,
  );
  const backUpNow = useBackUpNow(data);
  const { name, version, storageGib, ferretdb, backup } = data;
  return (
    <Stack gap="3">
      <Flex gap="4" justify="space-between" wrap="wrap" align="flex-start">
        <Box minW="0" flex="1 1 18rem">
          <Flex gap="2.5" align="center" wrap="wrap">
            <Heading level={2} textStyle="h2" overflowWrap="anywhere">
              {name}
            </Heading>
            <PostgresStatusBadge postgres={data} />
            {ferretdb.isEnabled ? (
              <StatusBadge tone="neutral" look="outline" icon={Database} label={t('type.ferretdb')} />
            ) : null}
          </Flex>
          <Flex columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" mt="1" align="center">
            <span>PostgreSQL {version}</span>
            <span>{t('fact.storageOf', { size: storageGib })}</span>
            <span>
              <PostgresInstances postgres={data} />
            </span>
            {backup.isEnabled ? <BackupFlag postgres={data} /> : null}
          </Flex>
          <RestoredFrom postgres={data} />
        </Box>
        <Flex gap="2" align="center">
          {backup.isEnabled ? (
            <Button
              icon={<DatabaseBackup aria-hidden />}
              disabledReason={reasonOf(data.viewerCan.backUp)}
              onClick={() => void backUpNow()}
            >
              {t('action.backup')}
            </Button>
          ) : null}
          <PostgresMenu postgres={data} onDeleted={onDeleted} />
        </Flex>
      </Flex>
      <PostgresProgress postgres={data} />
      <ArchivingNotice postgres={data} />
    </Stack>
  );
}
