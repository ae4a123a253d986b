import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadScript } from '../lib/loadScript.ts';
import type { Blocker } from './useUnsavedGuard.ts';

// The dialog's machine is heavy and a clean form never needs it.
const ConfirmDialog = lazy(() =>
  loadScript(() => import('../ui/feedback/ConfirmDialog.tsx')).then((file) => ({
    default: file.ConfirmDialog,
  })),
);

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

/** Asks when a blocked navigation would lose changes. */
export function UnsavedDialog({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDiscard
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
