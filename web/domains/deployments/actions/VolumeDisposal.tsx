import { useTranslation } from 'react-i18next';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';

export type Disposal = 'KEEP' | 'DELETE';

interface VolumeDisposalProps {
  readonly question: string;
  /** Empty: not chosen yet. */
  readonly value: Disposal | '';
  readonly onChange: (value: Disposal) => void;
  /** What is wrong with the choice. */
  readonly error?: string;
}

/** Asks what happens to the data of volumes. Callers preselect neither answer. */
export function VolumeDisposal({ question, value, onChange, error }: VolumeDisposalProps) {
  const { t } = useTranslation('deployments');
  return (
    <Stack gap="2">
      <p>{question}</p>
      <Toggle<Disposal>
        label={t('delete.disposal')}
        value={value}
        options={[
          { value: 'KEEP', label: t('delete.keep') },
          { value: 'DELETE', label: t('delete.remove') },
        ]}
        onChange={onChange}
        error={error}
      />
      {value === 'KEEP' ? (
        <Text textStyle="sm" color="fg.muted">
          {t('delete.kept')}
        </Text>
      ) : null}
    </Stack>
  );
}
