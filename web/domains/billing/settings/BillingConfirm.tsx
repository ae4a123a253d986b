import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchMounted } from '../../../relay/live/liveStatus.ts';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { failureText } from '../../../shell/failureText.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

interface BillingConfirmProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly children: ReactNode;
  /** Shown in a toast after success. */
  readonly done: string;
  /** Lead of the message when the request itself failed. */
  readonly failed: string;
  readonly tone?: 'danger' | 'primary';
  /** `isUnpaid`: nothing has changed yet, and the payment provider follows. */
  readonly onConfirm: () => Promise<{ ok: true; isUnpaid?: boolean } | MutationFailure>;
  readonly onClose: () => void;
}

/** Confirms a change of the subscription and reads the page again after it. */
export function BillingConfirm(props: BillingConfirmProps) {
  const { onConfirm, done, failed, onClose, children, ...rest } = props;
  const { t } = useTranslation();
  const isOpen = useOpensAfterMount();
  const confirm = async () => {
    const result = await onConfirm();
    if (!result.ok) return result.kind === 'failed' ? failed : failureText(result, t).description;
    if (result.isUnpaid) return undefined;
    await refetchMounted();
    toast.success({ title: done });
    return undefined;
  };
  return (
    <ConfirmDialog {...rest} isOpen={isOpen} onClose={onClose} onConfirm={confirm}>
      {children}
    </ConfirmDialog>
  );
}
