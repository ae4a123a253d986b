import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ChangeLine } from '../preview/ChangeLine.tsx';
import { useFieldName } from '../preview/useFieldName.ts';
import type { Conflict } from './ConflictNotice.tsx';

type Value = string | boolean;

interface Clash {
  readonly field: string;
  readonly mine: Value;
  readonly theirs: Value;
}

interface FieldClashesProps {
  /** Who and what, as far as known. */
  readonly conflict: Conflict | undefined;
  readonly clashes: readonly Clash[];
  readonly onTakeTheirs: (field: string) => void;
  readonly onKeepMine: (field: string) => void;
  /** Translated name of a path; that of a cluster's field by default. */
  readonly nameOf?: (path: string) => string;
}

/** Another user saved first: who, when and what, and a choice for each field that both changed. */
export function FieldClashes(props: FieldClashesProps) {
  const { conflict, clashes, onTakeTheirs, onKeepMine } = props;
  const { t } = useTranslation(['clusters', 'preview']);
  const nameOfCluster = useFieldName();
  const nameOf = props.nameOf ?? nameOfCluster;
  if (clashes.length === 0 && !conflict) return null;
  const words = (value: Value) =>
    typeof value === 'boolean' ? t(value ? 'overview.on' : 'overview.off') : value;
  const { changedBy, changedAt, changes = [] } = conflict ?? {};
  const others = changes.filter(({ path }) => clashes.every(({ field }) => field !== path));
  return (
    <Banner
      tone="warning"
      title={t('preview:conflict.title', { name: changedBy ?? t('preview:conflict.somebody') })}
    >
      {changedAt ? (
        <Box textStyle="xs" mb="1">
          <RelativeTime at={changedAt} />
        </Box>
      ) : null}
      {clashes.length === 0
        ? t('settings.clash.none')
        : t(changedBy ? 'settings.clash.text' : 'settings.clash.unnamed', { name: changedBy })}
      {clashes.map(({ field, mine, theirs }) => (
        <Box key={field} role="group" aria-label={nameOf(field)} mt="3">
          <Box fontWeight="medium">{nameOf(field)}</Box>
          <Flex gap="2" mt="1" wrap="wrap">
            <Button size="sm" onClick={() => onTakeTheirs(field)}>
              {t('settings.clash.theirs', { value: words(theirs) })}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => onKeepMine(field)}>
              {t('settings.clash.mine', { value: words(mine) })}
            </Button>
          </Flex>
        </Box>
      ))}
      {others.length > 0 ? (
        <Box as="ul" listStyleType="none" p="0" m="0" mt="2">
          {others.map((change) => (
            <ChangeLine key={change.path} change={change} label={nameOf(change.path)} />
          ))}
        </Box>
      ) : null}
    </Banner>
  );
}
