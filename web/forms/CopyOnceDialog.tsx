import { Download } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../lib/download.ts';
import { Button } from '../ui/actions/Button.tsx';
import { CopyButton } from '../ui/actions/CopyButton.tsx';
import { CheckInput } from '../ui/actions/nativeInputs.ts';
import { InlineField } from '../ui/layout/InlineField.tsx';
import { Box, Flex, Stack } from '../ui/layout/primitives.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { DialogGuard } from './UnsavedDialog.tsx';

interface CopyOnceProps {
  /** Kept in the caller's state only. */
  value: string;
  /** What it is: "backup code". */
  what: string;
  /** File name of the download. */
  fileName: string;
  children?: ReactNode;
}

/** The value with copy and download buttons. */
function OnceValue({ value, what, fileName }: CopyOnceProps) {
  const { t } = useTranslation('ui');
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Flex
        data-copy-scope
        align="center"
        gap="2"
        flex="1 1 16rem"
        minW="0"
        ps="3"
        pe="1"
        minH="11"
        border="1px solid"
        borderColor="border.emphasized"
        borderRadius="md"
        bg="bg.subtle"
      >
        <Box as="code" flex="1" fontFamily="mono" fontSize="sm" overflowWrap="anywhere" py="2">
          {value}
        </Box>
        <CopyButton value={value} what={what} />
      </Flex>
      <Button icon={<Download />} onClick={() => downloadText(`${value}\n`, fileName)}>
        {t('once.download')}
      </Button>
    </Flex>
  );
}

export interface CopyOnceDialogProps extends CopyOnceProps {
  isOpen: boolean;
  title: string;
  /** Above the value: the steps that precede it. */
  lead?: ReactNode;
  onClose: () => void;
}

interface ConfirmLeaveProps {
  what: string;
  onStay: () => void;
  onLeave: () => void;
}

function ConfirmLeave({ what, onStay, onLeave }: ConfirmLeaveProps) {
  const { t } = useTranslation('ui');
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      title={t('once.leaveTitle')}
      confirmLabel={t('once.leave')}
      cancelLabel={t('once.stay')}
      onConfirm={() => Promise.resolve()}
      onDone={onLeave}
    >
      {t('once.leaveText', { what })}
    </ConfirmDialog>
  );
}

/**
 * Shows a secret once: closes when the user confirms having stored it, and asks before closing or leaving the page
 * otherwise.
 */
export function CopyOnceDialog(props: CopyOnceDialogProps) {
  const { isOpen, title, lead, onClose, what, children } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const value = useRef<HTMLDivElement>(null);
  const [isStored, setStored] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isStored ? onClose() : setAsking(true));
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={leave}
        title={title}
        initialFocus={value}
        footer={
          <Button
            variant="primary"
            disabledReason={isStored ? undefined : t('once.tickFirst')}
            onClick={onClose}
          >
            {t('once.done')}
          </Button>
        }
      >
        <Stack gap="4">
          {lead}
          <Banner tone="warning">{t('once.warning', { what })}</Banner>
          <div ref={value} tabIndex={-1}>
            <OnceValue {...props} />
          </div>
          {children}
          <InlineField>
            <CheckInput
              id={id}
              type="checkbox"
              checked={isStored}
              onChange={(event) => setStored(event.target.checked)}
            />
            <label htmlFor={id}>{t('once.stored')}</label>
          </InlineField>
        </Stack>
      </Dialog>
      {isAsking ? (
        <ConfirmLeave
          what={what}
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            onClose();
          }}
        />
      ) : null}
      <DialogGuard isActive={isOpen && !isStored}>
        {({ proceed, reset }) => (
          <ConfirmLeave
            what={what}
            onStay={() => reset?.()}
            onLeave={() => {
              onClose();
              proceed?.();
            }}
          />
        )}
      </DialogGuard>
    </>
  );
}
