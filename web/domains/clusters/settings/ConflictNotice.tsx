import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ChangeLine } from '../preview/ChangeLine.tsx';
import { useFieldName } from '../preview/useFieldName.ts';

/** What is known of the other user's change; before a save only that there is one. */
export type Conflict = Partial<
  Pick<Extract<MutationFailure, { kind: 'conflict' }>, 'changedBy' | 'changedAt' | 'changes'>
>;

interface ConflictNoticeProps {
  conflict: Conflict;
  /** Applies the user's changes to the current values. */
  onKeepMine: () => void;
  /** Discards the user's changes. */
  onTakeTheirs: () => void;
}

/** Another user saved first: who, when and what, and the two options. Needs the namespace `preview`. */
export function ConflictNotice({ conflict, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('preview');
  const nameOf = useFieldName();
  const { changedBy, changedAt, changes = [] } = conflict;
  return (
    <Banner
      tone="warning"
      title={t('conflict.title', { name: changedBy ?? t('conflict.somebody') })}
      actions={
        <>
          <Button size="sm" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      {t('conflict.text')} {changedAt ? <RelativeTime at={changedAt} /> : null}
      {changes.length > 0 ? (
        <Box as="ul" listStyleType="none" p="0" m="0" mt="2">
          {changes.map((change) => (
            <ChangeLine key={change.path} change={change} label={nameOf(change.path)} />
          ))}
        </Box>
      ) : null}
    </Banner>
  );
}
