import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyOnceDialog } from '../../../forms/CopyOnceDialog.tsx';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Box, Flex, Stack } from '../../../ui/layout/primitives.ts';
import { Stepper } from '../../../ui/layout/Stepper.tsx';
import { stepState } from '../../../ui/layout/stepState.ts';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { TwoFactorCodeForm } from './TwoFactorCodeForm.tsx';
import { TwoFactorScan, type TwoFactorSetup } from './TwoFactorScan.tsx';

const STEPS = ['scan', 'code', 'backup'] as const;
type Step = (typeof STEPS)[number];

interface EnableTwoFactorDialogProps {
  readonly setup: TwoFactorSetup | undefined;
  /** Why the key could not be loaded. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Scan, confirm with a code, store the backup code. Key and code are in this dialog's state only. */
export function EnableTwoFactorDialog(props: EnableTwoFactorDialogProps) {
  const { setup, problem, onRetry, onClose } = props;
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const [step, setStep] = useState<Exclude<Step, 'backup'>>('scan');
  const [backupCode, setBackupCode] = useState<string>();

  if (backupCode !== undefined) {
    return (
      <CopyOnceDialog
        isOpen
        title={t('settings.twoFactor.backup.title')}
        value={backupCode}
        what={t('settings.twoFactor.backup.what')}
        fileName="kubedeck-backup-code.txt"
        lead={<Steps current="backup" />}
        onClose={onClose}
      >
        {t('settings.twoFactor.backup.text')}
      </CopyOnceDialog>
    );
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('settings.twoFactor.enable.title')}>
      <Stack gap="5" pb="4">
        <Steps current={step} />
        {problem ? (
          <ErrorState
            isCompact
            title={t('settings.twoFactor.enable.failed')}
            message={problem}
            onRetry={onRetry}
          />
        ) : null}
        {!setup && !problem ? (
          <Box minH="16rem" display="grid" placeContent="center">
            <Spinner />
          </Box>
        ) : null}
        {setup && step === 'scan' ? (
          <>
            <TwoFactorScan setup={setup} />
            <Flex wrap="wrap" justify="flex-end" gap="3">
              <Button onClick={onClose}>{t('ui:cancel')}</Button>
              <Button variant="primary" onClick={() => setStep('code')}>
                {t('settings.twoFactor.enable.next')}
              </Button>
            </Flex>
          </>
        ) : null}
        {setup && step === 'code' ? (
          <TwoFactorCodeForm onBack={() => setStep('scan')} onConfirmed={setBackupCode} />
        ) : null}
      </Stack>
    </Dialog>
  );
}

function Steps({ current }: { current: Step }) {
  const { t } = useTranslation('auth');
  const at = STEPS.indexOf(current);
  const steps = STEPS.map((id, index) => ({
    id,
    label: t(`settings.twoFactor.steps.${id}`),
    state: stepState(index, at),
  }));
  return <Stepper label={t('settings.twoFactor.steps.label')} steps={steps} />;
}
