import { Eye, PencilLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useFailureToast } from '../../shell/useFailure.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Switch } from '../../ui/actions/Switch.tsx';
import { Cell, Row } from '../../ui/layout/Table.tsx';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useUpdateApiKey } from './useUpdateApiKey.ts';
import type { ApiKeyRow_apiKey$key } from './__generated__/ApiKeyRow_apiKey.graphql.ts';

interface ApiKeyRowProps {
  readonly apiKey: ApiKeyRow_apiKey$key;
  readonly onDelete: (key: { id: string; name: string }) => void;
}

/** One key: its scope, when it was used, and whether it is active. */
export function ApiKeyRow({ apiKey, onDelete }: ApiKeyRowProps) {
  const { t } = useTranslation('apikeys');
  const key = useFragment(
    graphql`
      fragment ApiKeyRow_apiKey on ApiKey {
        id
        name
        prefix
        scope
        isActive
        createdAt
        lastUsedAt
      }
    `,
    apiKey,
  );
  const [update, isUpdating] = useUpdateApiKey();
  const report = useFailureToast();
  const setActive = async (isActive: boolean) => {
    const result = await update({ input: { id: key.id, isActive } });
    if (!result.ok) report(result);
  };
  return (
    <Row>
      <Cell>
        <strong style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{key.name}</strong>
      </Cell>
      <Cell label={t('column.scope')}>
        <StatusBadge
          tone={key.scope === 'WRITE' ? 'busy' : 'neutral'}
          isBusy={false}
          icon={key.scope === 'WRITE' ? PencilLine : Eye}
          label={t(`scope.${key.scope}.name`)}
        />
      </Cell>
      <Cell label={t('column.key')} isMono>
        {key.prefix}
      </Cell>
      <Cell label={t('column.created')}>
        <RelativeTime at={key.createdAt} />
      </Cell>
      <Cell label={t('column.lastUsed')}>
        {key.lastUsedAt ? <RelativeTime at={key.lastUsedAt} /> : t('neverUsed')}
      </Cell>
      <Cell label={t('column.active')}>
        <Switch
          label={t('accepted', { name: key.name })}
          isOn={key.isActive}
          isBusy={isUpdating}
          onChange={(isActive) => void setActive(isActive)}
        />
      </Cell>
      <Cell align="end">
        <IconButton
          label={t('delete.open', { name: key.name })}
          icon={<Trash2 />}
          onClick={() => onDelete({ id: key.id, name: key.name })}
        />
      </Cell>
    </Row>
  );
}
