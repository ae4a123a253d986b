import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../shell/lazyPart.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { useAnnounce } from '../../../../ui/feedback/LiveAnnouncer.tsx';
import { Box, Flex } from '../../../../ui/layout/primitives.ts';
import type { useBulkClusters_cluster$key } from './__generated__/useBulkClusters_cluster.graphql.ts';
import { BULK_ACTIONS, useBulkClusters, type BulkAction, type BulkCluster } from './useBulkClusters.ts';

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx'), 'BulkDialog', 'clusters.dialogs');

interface BulkBarProps {
  /** The selected clusters. */
  readonly selected: readonly useBulkClusters_cluster$key[];
  readonly onClear: () => void;
}

/** The number of selected clusters, and what can be done with them; nothing while none is selected. */
export function BulkBar({ selected, onClear }: BulkBarProps) {
  const { t } = useTranslation('clusters');
  const clusters = useBulkClusters(selected);
  const [opened, setOpened] = useState<{ action: BulkAction; clusters: readonly BulkCluster[] }>();
  const count = clusters.length;
  useSelectionAnnouncement(count);
  /** Why no selected cluster allows the action. */
  const blocked = (action: BulkAction) =>
    clusters.some(({ reasons }) => reasons[action] === undefined) ? undefined : clusters[0]?.reasons[action];
  return (
    <>
      {count > 0 ? (
        <Box
          as="section"
          aria-label={t('list.bulk.title')}
          position="sticky"
          bottom="4"
          zIndex="docked"
          mt="4"
          py="2.5"
          px="4"
          bg="bg.panel"
          border="1px solid"
          borderColor="border.control"
          borderRadius="lg"
          boxShadow="lg"
        >
          <Flex gap="2" wrap="wrap" align="center">
            <Box as="strong" me="auto" fontWeight="medium" textStyle="sm">
              {t('list.bulk.selected', { count })}
            </Box>
            {BULK_ACTIONS.map((action) => (
              <Button
                key={action}
                size="sm"
                variant={action === 'delete' ? 'dangerOutline' : 'secondary'}
                disabledReason={blocked(action)}
                onClick={() => setOpened({ action, clusters })}
              >
                {t(`list.bulk.${action}`)}
              </Button>
            ))}
            <Button size="sm" variant="ghost" onClick={onClear}>
              {t('list.bulk.clear')}
            </Button>
          </Flex>
        </Box>
      ) : null}
      <Suspense>
        {opened ? <BulkDialog {...opened} onClose={() => setOpened(undefined)} onDone={onClear} /> : null}
      </Suspense>
    </>
  );
}

/** Announces how many are selected after each change. */
function useSelectionAnnouncement(count: number): void {
  const { t } = useTranslation('clusters');
  const announce = useAnnounce();
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    announce(t('list.bulk.selected', { count }), 'polite');
  }, [announce, t, count]);
}
