import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/actions/Switch.tsx';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { ReviewDialog, type ReviewDialogProps } from '../../clusters/settings/ReviewDialog.tsx';

interface ReviewPoolsProps {
  preview: ReviewDialogProps['preview'];
  onSave: (isSynced: boolean) => Promise<string | false | void>;
  onClose: () => void;
}

/** The changes for review, and a switch to sync the servers right away. */
export function ReviewPools({ preview, onSave, onClose }: ReviewPoolsProps) {
  const { t } = useTranslation('nodepools');
  const [isSynced, setSynced] = useState(true);
  return (
    <ReviewDialog
      preview={preview}
      confirmLabel={t(isSynced ? 'edit.saveAndSync' : 'edit.save')}
      onConfirm={() => onSave(isSynced)}
      onClose={onClose}
      onDone={onClose}
    >
      <Flex gap="3" justify="space-between" align="center">
        <div>
          <Text fontWeight="medium">{t('edit.syncNow')}</Text>
          <Text color="fg.muted" textStyle="sm">
            {t('edit.syncNowHelp')}
          </Text>
        </div>
        <Switch label={t('edit.syncNow')} isOn={isSynced} onChange={setSynced} />
      </Flex>
    </ReviewDialog>
  );
}
