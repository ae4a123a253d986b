import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ChangeLine } from '../preview/ChangeLine.tsx';
import { useFieldName } from '../preview/useFieldName.ts';

/** What is known of the other user's change; before a save only that there is one. */
export type Meanwhile = Partial<
  Pick<Extract<MutationFailure, { kind: 'changed' }>, 'changedBy' | 'changedAt' | 'changes'>
>;

interface ChangedMeanwhileProps {
  meanwhile: Meanwhile;
  /** Applies the user's changes to the current values. */
  onKeepMine: () => void;
  /** Discards the user's changes. */
  onTakeTheirs: () => void;
}

/** Another user saved first: who, when and what, and the two options. Needs the namespace `preview`. */
export function ChangedMeanwhile({ meanwhile, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const { t } = useTranslation('preview');
  const nameOf = useFieldName();
  const { changedBy, changedAt, changes = [] } = meanwhile;
  return (
    <Banner
      tone="warning"
      title={t('meanwhile.title', { name: changedBy ?? t('meanwhile.somebody') })}
      actions={
        <>
          <Button size="sm" onClick={onKeepMine}>
            {t('meanwhile.keepMine')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onTakeTheirs}>
            {t('meanwhile.takeTheirs')}
          </Button>
        </>
      }
    >
      {t('meanwhile.text')} {changedAt ? <RelativeTime at={changedAt} /> : null}
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
