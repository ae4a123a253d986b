import { Trash2, Undo2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useReadOnly } from '../../../forms/ReadOnly.tsx';
import { SelectField, type SelectOption } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { InstanceTypeSelect } from '../InstanceTypeSelect.tsx';
import { PoolSizeFields } from '../PoolSizeFields.tsx';
import type { EditedPool } from './poolEdits.ts';
import { PoolPriceChange } from './PoolPriceChange.tsx';
import { poolRow } from './poolRow.ts';
import { PoolState } from './PoolState.tsx';
import type { PoolEditRow_pool$key } from './__generated__/PoolEditRow_pool.graphql.ts';

interface PoolEditRowProps {
  /** Path of the pool in the form: `nodePools.0`. */
  name: string;
  /** The saved pool; null for a new one. */
  pool: PoolEditRow_pool$key | null;
  before: EditedPool | null;
  locations: readonly SelectOption[];
  onRemove: () => void;
  onRestore: () => void;
}

/** One pool of an existing cluster as a row: its status, editable fields, and price. On a phone the parts are stacked. */
export function PoolEditRow(props: PoolEditRowProps) {
  const { name, pool, before, locations, onRemove, onRestore } = props;
  const { t } = useTranslation('nodepools');
  const data = useFragment(
    graphql`
      fragment PoolEditRow_pool on NodePool {
        isRemovable
        ...PoolState_pool
      }
    `,
    pool,
  );
  const values = useWatch<Record<string, EditedPool | undefined>>({ name });
  const locked = useReadOnly()?.reason;
  if (!values) return null;
  const title = values.name || t('pool.unnamed');
  const place = locations.find(({ value }) => value === values.location)?.label ?? values.location;
  return (
    <Box as="section" aria-label={t('pool.card', { name: title })} css={poolRow.row}>
      <Stack gap="1.5" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Heading level={2} textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </Heading>
          {before ? null : <StatusBadge tone="progress" isBusy={false} label={t('edit.new')} />}
        </Flex>
        {before ? (
          <Text color="fg.muted" textStyle="xs">
            {place}
          </Text>
        ) : null}
        {data ? <PoolState pool={data} /> : null}
      </Stack>
      {values.isRemoved ? (
        <Text color="fg.muted" css={poolRow.wide}>
          {t(before?.isRemoved ? 'edit.removalSaved' : 'edit.removal')}
        </Text>
      ) : (
        <>
          <Stack gap="3" minW="0">
            {before ? null : (
              <>
                <TextField name={`${name}.name`} label={t('pool.name')} isCode autoComplete="off" />
                <SelectField name={`${name}.location`} label={t('pool.location')} options={locations} />
              </>
            )}
            <InstanceTypeSelect name={`${name}.instanceType`} location={values.location} />
            {before && before.instanceType !== values.instanceType ? (
              <Text color="fg.muted" textStyle="sm">
                {t('edit.replaces')}
              </Text>
            ) : null}
          </Stack>
          <Stack gap="3" minW="0">
            <PoolSizeFields
              name={name}
              isCompact
              autoscalingReason={before?.isAutoscaling ? t('edit.autoscalingStays') : undefined}
            />
          </Stack>
        </>
      )}
      <Flex css={poolRow.end}>
        {values.isRemoved && before?.isRemoved ? null : <PoolPriceChange name={name} before={before} />}
        {values.isRemoved ? (
          <Button
            size="sm"
            icon={<Undo2 aria-hidden />}
            aria-label={t('edit.keepNamed', { name: title })}
            disabledReason={locked}
            onClick={onRestore}
          >
            {t('edit.keep')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden />}
            aria-label={t('pool.removeNamed', { name: title })}
            disabledReason={data?.isRemovable === false ? t('edit.defaultStays') : locked}
            onClick={onRemove}
          >
            {t('pool.remove')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
