import { Eye, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { accessOf, AREAS } from './form/apiKeyForm.ts';

function ScopeBadge({ label, isWrite }: { label: string; isWrite: boolean }) {
  return (
    <StatusBadge
      tone={isWrite ? 'busy' : 'neutral'}
      isBusy={false}
      icon={isWrite ? PencilLine : Eye}
      label={label}
    />
  );
}

/** The access of a key: one badge for everything, or one per area. */
export function ScopeBadges({ scopes }: { scopes: readonly string[] }) {
  const { t } = useTranslation('apikeys');
  const { access, areas } = accessOf(scopes);
  if (access !== 'CUSTOM')
    return <ScopeBadge label={t(`access.${access}.name`)} isWrite={access === 'WRITE'} />;
  return (
    <Flex gap="1" wrap="wrap">
      {AREAS.filter((area) => areas[area] !== 'NONE').map((area) => (
        <ScopeBadge
          key={area}
          label={t('areaLevel', { area: t(`area.${area}`), level: t(`level.${areas[area]}`) })}
          isWrite={areas[area] === 'WRITE'}
        />
      ))}
    </Flex>
  );
}
