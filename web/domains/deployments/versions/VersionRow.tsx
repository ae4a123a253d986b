import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { fieldOfPath } from '../form/deploymentFields.ts';
import { VersionChanges } from './VersionChanges.tsx';
import type { VersionRow_version$key } from './__generated__/VersionRow_version.graphql.ts';

interface VersionRowProps {
  readonly version: VersionRow_version$key;
  /** Why no version can be restored. */
  readonly disabledReason: string | undefined;
  readonly onRestore: () => void;
}

const IMAGE_FIELDS: ReadonlySet<string> = new Set(['imageRepository', 'imageTag']);

/** A version: what it changed, why, who made it and when. */
export function VersionRow({ version, disabledReason, onRestore }: VersionRowProps) {
  const { t } = useTranslation('deployments');
  const [isOpen, setOpen] = useState(false);
  const { imageTag, isCurrent, reason, authorName, changes, createdAt } = useFragment(
    graphql`
      fragment VersionRow_version on DeploymentVersion {
        imageTag
        isCurrent
        reason
        authorName
        createdAt
        changes {
          path
          before
          after
        }
      }
    `,
    version,
  );
  const isNewImage = reason === 'UPDATED' && changes.some(({ path }) => IMAGE_FIELDS.has(fieldOfPath(path)));
  return (
    <Row>
      <Cell>
        <Flex gap="2" align="center" wrap="wrap">
          <Mono overflowWrap="anywhere">{imageTag}</Mono>
          {isCurrent ? <StatusBadge tone="ok" label={t('versions.current')} /> : null}
        </Flex>
      </Cell>
      <Cell label={t('versions.column.reason')}>
        {reason ? t(`versions.reason.${isNewImage ? 'IMAGE' : reason}`, { defaultValue: reason }) : '–'}
      </Cell>
      <Cell label={t('versions.column.changes')}>
        {changes.length === 0 ? (
          '–'
        ) : (
          <TextButton onClick={() => setOpen(!isOpen)}>
            {t('versions.changeCount', { count: changes.length })}
          </TextButton>
        )}
        {isOpen ? (
          <VersionChanges changes={changes.map(({ path, before, after }) => ({ path, before, after }))} />
        ) : null}
      </Cell>
      <Cell label={t('versions.column.author')}>{authorName ?? '–'}</Cell>
      <Cell label={t('versions.column.when')}>
        <RelativeTime at={createdAt} />
      </Cell>
      <Cell align="end">
        {isCurrent ? null : (
          <Button size="sm" icon={<Undo2 />} disabledReason={disabledReason} onClick={onRestore}>
            {t('versions.restore')}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
