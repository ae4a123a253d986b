import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../lib/lazyComponent.ts';
import type { Blocker } from './useUnsavedGuard.ts';

// Loaded on demand: only a form with unsaved changes needs it.
const ConfirmDialog = lazyComponent(() => import('../ui/feedback/ConfirmDialog.tsx'), 'ConfirmDialog');

interface ConfirmDiscardProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** "Keep editing" or "Discard changes". */
export function ConfirmDiscard({ isOpen, onKeep, onDiscard }: ConfirmDiscardProps) {
  const { t } = useTranslation('ui');
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        isOpen
        onClose={onKeep}
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.discard')}
        cancelLabel={t('unsaved.keep')}
        onConfirm={() => Promise.resolve()}
        onDone={onDiscard}
      >
        {t('unsaved.body')}
      </ConfirmDialog>
    </Suspense>
  );
}

/** Asks for confirmation when a blocked navigation would lose changes. */
export function UnsavedDialog({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDiscard
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
