import { ChevronsDownUp, ChevronsUpDown, Lock, Terminal } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useCommands } from '../../../shell/keys/useCommands.ts';
import { useShortcut } from '../../../shell/keys/useShortcut.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { ClusterMenu } from '../ClusterMenu.tsx';
import { ClusterProgress } from '../ClusterProgress.tsx';
import { ClusterStatusBadge } from '../ClusterStatusBadge.tsx';
import { ClusterMeta } from './ClusterMeta.tsx';
import { ClusterTabs } from './ClusterTabs.tsx';
import { useHeaderCollapse } from './useHeaderCollapse.ts';
import type { ClusterHeader_cluster$key } from './__generated__/ClusterHeader_cluster.graphql.ts';

const ConnectDialog = lazyPart(
  () => import('../settings/access/ConnectDialog.tsx'),
  'ConnectDialog',
  'clusters.access',
);

/** Name, status and tabs of a cluster; can be collapsed to one sticky line. */
export function ClusterHeader({ cluster }: { cluster: ClusterHeader_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterHeader_cluster on Cluster {
        uuid
        name
        status
        apiEndpoint
        isProtected
        ...ClusterStatusBadge_cluster
        ...ClusterProgress_cluster
        ...ClusterMenu_cluster
        ...ClusterMeta_cluster
        ...ClusterTabs_cluster
      }
    `,
    cluster,
  );
  const [isCollapsed, toggle] = useHeaderCollapse();
  const [isConnecting, setConnecting] = useState(false);
  const label = t(isCollapsed ? 'frame.expand' : 'frame.collapse');
  useShortcut('mod+b', toggle, { label });
  useCommands(
    useMemo(
      () => [{ id: 'cluster-header', group: 'actions', label, shortcut: 'mod+b', run: toggle }],
      [label, toggle],
    ),
  );

  const name = (
    <Flex gap={isCollapsed ? '2.5' : '3'} align="center" wrap={isCollapsed ? 'nowrap' : 'wrap'} minW="0">
      <Heading level={1} tabIndex={-1} {...(isCollapsed ? { textStyle: 'h3', truncate: true } : {})}>
        {data.name}
      </Heading>
      {/* On a phone the collapsed line has space for the name and a menu of the tabs. */}
      <Box display={{ base: isCollapsed ? 'none' : 'contents', sm: 'contents' }}>
        <ClusterStatusBadge cluster={data} />
      </Box>
      {data.isProtected ? (
        <Box display={{ base: isCollapsed ? 'none' : 'contents', md: 'contents' }}>
          <StatusBadge tone="neutral" look="outline" icon={Lock} label={t('frame.protected')} />
        </Box>
      ) : null}
    </Flex>
  );
  const actions = (
    <Flex gap="1" flexShrink="0" align="center">
      {data.apiEndpoint && data.status !== 'ARCHIVED' ? (
        <Button size="sm" icon={<Terminal />} onClick={() => setConnecting(true)}>
          {t('frame.connect')}
        </Button>
      ) : null}
      <Suspense>
        {isConnecting ? <ConnectDialog uuid={data.uuid} onClose={() => setConnecting(false)} /> : null}
      </Suspense>
      <ClusterMenu cluster={data} />
      <IconButton
        label={label}
        icon={isCollapsed ? <ChevronsUpDown /> : <ChevronsDownUp />}
        aria-expanded={!isCollapsed}
        onClick={toggle}
      />
    </Flex>
  );

  if (isCollapsed) {
    return (
      <Flex
        as="header"
        position="sticky"
        top="14"
        zIndex="10"
        minH="12"
        gap="3"
        align="center"
        bg="bg"
        borderBottom="1px solid"
        borderColor="border"
        // A focused element must not be hidden below this bar.
        css={{ 'html:has(&)': { scrollPaddingTop: '8rem' } }}
      >
        {name}
        <ClusterTabs cluster={data} isMenu />
        <Box ms="auto">{actions}</Box>
        <Box position="absolute" insetX="0" bottom="0" _empty={{ display: 'none' }}>
          <ClusterProgress cluster={data} isSlim />
        </Box>
      </Flex>
    );
  }
  return (
    <Box as="header">
      <Flex
        columnGap="4"
        rowGap="3"
        direction={{ base: 'column', sm: 'row' }}
        justify="space-between"
        align="flex-start"
        mb="4"
      >
        <Box minW="0">
          {name}
          <ClusterMeta cluster={data} />
        </Box>
        {actions}
      </Flex>
      <Box mb="5" _empty={{ display: 'none' }}>
        <ClusterProgress cluster={data} />
      </Box>
      <ClusterTabs cluster={data} isMenu={false} />
    </Box>
  );
}
