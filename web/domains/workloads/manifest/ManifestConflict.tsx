import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';

const YamlEditor = lazyComponent(() => import('../../../ui/code/YamlEditor.tsx'), 'YamlEditor');

interface ManifestConflictProps {
  readonly message: string;
  /** Null if the object is gone or could not be loaded. */
  readonly newer: string | null;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else changed the object: the newer text to compare with, and the two ways on. */
export function ManifestConflict({ message, newer, onKeepMine, onTakeTheirs }: ManifestConflictProps) {
  const { t } = useTranslation('workloads');
  if (newer === null) return <Banner tone="warning">{`${message} ${t('manifest.newerMissing')}`}</Banner>;
  return (
    <Stack gap="3">
      <Banner
        tone="warning"
        title={message}
        actions={
          <>
            <Button size="sm" onClick={onKeepMine}>
              {t('manifest.keepMine')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onTakeTheirs}>
              {t('manifest.takeTheirs')}
            </Button>
          </>
        }
      >
        {t('manifest.conflictText')}
      </Banner>
      <Text fontWeight="medium">{t('manifest.newer')}</Text>
      <Suspense fallback={<Skeleton height="16rem" />}>
        <YamlEditor label={t('manifest.newer')} value={newer} isReadOnly />
      </Suspense>
      <Text fontWeight="medium">{t('manifest.mine')}</Text>
    </Stack>
  );
}
