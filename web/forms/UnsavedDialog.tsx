import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useBlocker, useInRouterContext } from 'react-router-dom';
import { lazyComponent } from '../lib/lazyComponent.ts';
import { useUnsavedGuard, type Blocker } from './useUnsavedGuard.ts';

// Loaded on demand: only a form with unsaved changes needs it.
const ConfirmDialog = lazyComponent(() => import('../ui/feedback/ConfirmDialog.tsx'), 'ConfirmDialog');

interface ConfirmDiscardProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** "Keep editing" or "Discard changes". */
function ConfirmDiscard({ isOpen, onKeep, onDiscard }: ConfirmDiscardProps) {
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

interface BlockedNavigationProps {
  isSubmitting?: boolean;
  /** The question, while a navigation is blocked. */
  children: (blocker: Blocker) => ReactNode;
}

function BlockedNavigation({ isSubmitting = false, children }: BlockedNavigationProps) {
  // While a form is submitted, only the user goes back; other navigations may be its result.
  const blocker = useBlocker(({ historyAction }) => !isSubmitting || historyAction === NavigationType.Pop);
  return blocker.state === 'blocked' ? children(blocker) : null;
}

/** Asks before a navigation or closing the tab takes away an open dialog, while `isActive`. */
export function DialogGuard({ isActive, ...rest }: BlockedNavigationProps & { isActive: boolean }) {
  const isInRouter = useInRouterContext();
  useUnsavedGuard(isActive);
  // The router asks only the blocker that was registered last: the page's own must stay the last one until then.
  return isActive && isInRouter ? <BlockedNavigation {...rest} /> : null;
}

interface DialogDiscardProps extends Omit<ConfirmDiscardProps, 'isOpen'> {
  isDirty: boolean;
  isSubmitting?: boolean;
  /** The dialog was asked to close, by Cancel or Esc. */
  isAsking: boolean;
}

/** Asks before a dialog with changes is closed, or left by a navigation. `onDiscard` closes it. */
export function DialogDiscard({ isDirty, isSubmitting, isAsking, onKeep, onDiscard }: DialogDiscardProps) {
  return (
    <>
      <ConfirmDiscard isOpen={isAsking} onKeep={onKeep} onDiscard={onDiscard} />
      <DialogGuard isActive={isDirty} isSubmitting={isSubmitting}>
        {({ proceed, reset }) => (
          <ConfirmDiscard
            isOpen
            onKeep={() => reset?.()}
            onDiscard={() => {
              onDiscard();
              proceed?.();
            }}
          />
        )}
      </DialogGuard>
    </>
  );
}
