import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute, formatDate } from '../../lib/time.ts';
import { useFailureToast } from '../../shell/useFailure.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Switch } from '../../ui/actions/Switch.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { Cell, Row } from '../../ui/layout/Table.tsx';
import { useLocale } from '../../ui/locale.ts';
import { useNow } from '../../ui/now.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { ScopeBadges } from './ScopeBadges.tsx';
import { useUpdateApiKey } from './useUpdateApiKey.ts';
import type {
  ApiKeyRow_apiKey$data,
  ApiKeyRow_apiKey$key,
} from './__generated__/ApiKeyRow_apiKey.graphql.ts';

/** What a dialog needs of a key, and which dialog. */
export interface ApiKeyDialogRequest {
  readonly action: 'edit' | 'rotate' | 'delete';
  readonly apiKey: Pick<ApiKeyRow_apiKey$data, 'id' | 'name' | 'scopes' | 'expiresAt'>;
}

interface ApiKeyRowProps {
  readonly apiKey: ApiKeyRow_apiKey$key;
  readonly onAction: (request: ApiKeyDialogRequest) => void;
}

const icons = { edit: Pencil, rotate: RefreshCw, delete: Trash2 };

/** One key: its scopes, creator, last use and expiry, and whether it is active. */
export function ApiKeyRow({ apiKey, onAction }: ApiKeyRowProps) {
  const { t } = useTranslation('apikeys');
  const key = useFragment(
    graphql`
      fragment ApiKeyRow_apiKey on ApiKey {
        id
        name
        prefix
        scopes
        isActive
        createdAt
        creatorName
        lastUsedAt
        expiresAt
        previousExpiresAt
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
      <Cell label={t('column.scopes')}>
        <ScopeBadges scopes={key.scopes} />
      </Cell>
      <Cell label={t('column.key')}>
        <KeyPrefix prefix={key.prefix} previousExpiresAt={key.previousExpiresAt} />
      </Cell>
      <Cell label={t('column.created')}>
        <RelativeTime at={key.createdAt} /> · {key.creatorName}
      </Cell>
      <Cell label={t('column.lastUsed')}>
        {key.lastUsedAt ? <RelativeTime at={key.lastUsedAt} /> : t('neverUsed')}
      </Cell>
      <Cell label={t('column.expires')}>
        <Expiry at={key.expiresAt} />
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
        {(['edit', 'rotate', 'delete'] as const).map((action) => {
          const Icon = icons[action];
          return (
            <IconButton
              key={action}
              label={t(`action.${action}`, { name: key.name })}
              icon={<Icon />}
              onClick={() => onAction({ action, apiKey: key })}
            />
          );
        })}
      </Cell>
    </Row>
  );
}

function KeyPrefix({
  prefix,
  previousExpiresAt,
}: {
  prefix: string;
  previousExpiresAt: string | null | undefined;
}) {
  const { t } = useTranslation('apikeys');
  const locale = useLocale();
  return (
    <Box>
      <Text as="span" fontFamily="mono">
        {prefix}
      </Text>
      {previousExpiresAt ? (
        <Text textStyle="xs" color="fg.muted">
          {t('previousUntil', { time: formatAbsolute(new Date(previousExpiresAt), locale) })}
        </Text>
      ) : null}
    </Box>
  );
}

function Expiry({ at }: { at: string | null | undefined }) {
  const { t } = useTranslation('apikeys');
  const locale = useLocale();
  const now = useNow();
  if (!at) return t('neverExpires');
  const date = formatDate(new Date(at), locale);
  return new Date(at) <= now ? t('expired', { date }) : date;
}
