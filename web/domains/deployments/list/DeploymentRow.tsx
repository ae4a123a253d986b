import { ChevronDown, ChevronRight, ScrollText } from 'lucide-react';
import { Fragment, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Tooltip } from '../../../ui/floats/Tooltip.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { DeploymentMenu } from '../actions/DeploymentMenu.tsx';
import { DeploymentAge } from '../DeploymentAge.tsx';
import { DeploymentDrift } from '../DeploymentDrift.tsx';
import { DeploymentProgress } from '../DeploymentProgress.tsx';
import { DeploymentStatusBadge } from '../DeploymentStatusBadge.tsx';
import { DeploymentHost } from '../DeploymentHost.tsx';
import { ReplicaCount } from '../ReplicaCount.tsx';
import { DeploymentDetails } from './DeploymentDetails.tsx';
import type { DeploymentRow_deployment$key } from './__generated__/DeploymentRow_deployment.graphql.ts';

const COLUMN_COUNT = 7;

/** A click beside the links and buttons of a row, which selects no text and is not in one of its dialogs. */
function isOnRow({ target, currentTarget, ctrlKey, metaKey }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target) || ctrlKey || metaKey) return false;
  return target.closest('a, button, time') === null && window.getSelection()?.isCollapsed !== false;
}

/** The name of an image, which wraps between its parts. */
function ImageName({ repository, tag }: { repository: string; tag: string }) {
  const parts = repository.split('/');
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 ? '/' : ':'}
          <wbr />
        </Fragment>
      ))}
      {tag}
    </>
  );
}

/** A deployment in the list; its details open below it. */
export function DeploymentRow({ deployment }: { deployment: DeploymentRow_deployment$key }) {
  const { t } = useTranslation('deployments');
  const [isOpen, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment DeploymentRow_deployment on Deployment {
        uuid
        name
        namespace
        updatedAt
        updatedByName
        cluster {
          uuid
        }
        source {
          imageRepository
          imageTag
        }
        ...DeploymentStatusBadge_deployment
        ...DeploymentProgress_deployment
        ...DeploymentDrift_deployment
        ...DeploymentAge_deployment
        ...ReplicaCount_deployment
        ...DeploymentHost_deployment
        ...DeploymentMenu_deployment
        ...DeploymentDetails_deployment
      }
    `,
    deployment,
  );
  const { name, namespace, source, updatedByName } = data;
  const navigate = useNavigate();
  const image = `${source.imageRepository}:${source.imageTag}`;
  const address = paths.deployment(data.cluster.uuid, data.uuid);
  return (
    <>
      <Row
        style={{ cursor: 'pointer' }}
        onClick={(event) => {
          if (isOnRow(event)) void navigate(address);
        }}
      >
        <Cell>
          <Box minW={{ md: '5.5rem' }}>
            <TextLink to={address}>{name}</TextLink>
            <Text color="fg.muted" textStyle="xs">
              {namespace}
            </Text>
          </Box>
        </Cell>
        <Cell label={t('column.status')}>
          <Flex
            direction="column"
            gap="1"
            align={{ base: 'flex-end', md: 'flex-start' }}
            minW={{ base: '0', md: '8.5rem' }}
          >
            <DeploymentStatusBadge deployment={data} />
            <DeploymentProgress deployment={data} lines={3} />
            <DeploymentDrift deployment={data} />
            <DeploymentAge deployment={data} />
          </Flex>
        </Cell>
        <Cell label={t('column.image')}>
          <Flex gap="1" align="center" data-copy-scope>
            <Mono overflowWrap="anywhere" minW={{ md: '6rem' }}>
              <ImageName repository={source.imageRepository} tag={source.imageTag} />
            </Mono>
            <CopyButton value={image} what={t('column.image')} />
          </Flex>
        </Cell>
        <Cell label={t('column.replicas')}>
          <ReplicaCount deployment={data} />
        </Cell>
        <Cell label={t('column.host')}>
          <DeploymentHost deployment={data} />
        </Cell>
        <Cell label={t('column.updated')}>
          <Flex direction="column" align={{ base: 'flex-end', md: 'flex-start' }}>
            <Text as="span" whiteSpace="nowrap">
              <RelativeTime at={data.updatedAt} />
            </Text>
            {updatedByName ? (
              <Text color="fg.muted" textStyle="xs" whiteSpace="nowrap">
                {updatedByName}
              </Text>
            ) : null}
          </Flex>
        </Cell>
        <Cell align="end">
          <Flex gap="1" justify="flex-end">
            <IconButton
              size="sm"
              label={t(isOpen ? 'details.hide' : 'details.show', { name })}
              icon={isOpen ? <ChevronDown /> : <ChevronRight />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
            <Tooltip content={t('menu.logs')}>
              <ButtonLink
                variant="ghost"
                size="sm"
                shape="icon"
                icon={<ScrollText aria-hidden />}
                to={paths.deployment(data.cluster.uuid, data.uuid, 'logs')}
                aria-label={t('list.logsOf', { name })}
              />
            </Tooltip>
            <DeploymentMenu deployment={data} />
          </Flex>
        </Cell>
      </Row>
      {isOpen ? (
        <Row>
          <td colSpan={COLUMN_COUNT} data-plain>
            <DeploymentDetails deployment={data} />
          </td>
        </Row>
      ) : null}
    </>
  );
}
