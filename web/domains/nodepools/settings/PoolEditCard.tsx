import { Trash2, Undo2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SelectField, type SelectOption } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/layout/Card.tsx';
import { Grid, Stack, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { InstanceTypeSelect } from '../InstanceTypeSelect.tsx';
import { PoolSizeFields } from '../PoolSizeFields.tsx';
import type { EditedPool } from './poolEdits.ts';
import { PoolPriceChange } from './PoolPriceChange.tsx';
import { PoolState } from './PoolState.tsx';
import type { PoolEditCard_pool$key } from './__generated__/PoolEditCard_pool.graphql.ts';

interface PoolEditCardProps {
  /** Path of the pool in the form: `nodePools.0`. */
  name: string;
  /** The saved pool; null for a new one. */
  pool: PoolEditCard_pool$key | null;
  before: EditedPool | null;
  locations: readonly SelectOption[];
  onRemove: () => void;
  onRestore: () => void;
}

/** One pool of an existing cluster: its status, editable fields, and price. */
export function PoolEditCard({ name, pool, before, locations, onRemove, onRestore }: PoolEditCardProps) {
  const { t } = useTranslation('nodepools');
  const data = useFragment(
    graphql`
      fragment PoolEditCard_pool on NodePool {
        isRemovable
        ...PoolState_pool
      }
    `,
    pool,
  );
  const values = useWatch<Record<string, EditedPool | undefined>>({ name });
  if (!values) return null;
  const title = values.name || t('pool.unnamed');
  const isFixed = before !== null;
  const fixed = isFixed ? t('edit.fixed') : undefined;
  const removal = values.isRemoved ? (
    <Button
      size="sm"
      icon={<Undo2 aria-hidden />}
      aria-label={t('edit.keepNamed', { name: title })}
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
      disabledReason={data?.isRemovable === false ? t('edit.defaultStays') : undefined}
      onClick={onRemove}
    >
      {t('pool.remove')}
    </Button>
  );
  return (
    <Card aria-label={t('pool.card', { name: title })} tone={values.isRemoved ? 'quiet' : 'plain'}>
      <CardHeader
        title={title}
        badge={isFixed ? undefined : <StatusBadge tone="progress" isBusy={false} label={t('edit.new')} />}
        actions={removal}
      />
      <CardBody>
        <Stack gap="5">
          {data ? <PoolState pool={data} /> : null}
          {values.isRemoved ? (
            <Text color="fg.muted">{t(before?.isRemoved ? 'edit.removalSaved' : 'edit.removal')}</Text>
          ) : (
            <>
              <Grid
                templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
                gap="5"
                alignItems="start"
              >
                <TextField
                  name={`${name}.name`}
                  label={t('pool.name')}
                  isCode
                  autoComplete="off"
                  readOnlyReason={fixed}
                />
                <SelectField
                  name={`${name}.location`}
                  label={t('pool.location')}
                  options={locations}
                  readOnlyReason={fixed}
                />
              </Grid>
              <InstanceTypeSelect name={`${name}.instanceType`} location={values.location} />
              {before && before.instanceType !== values.instanceType ? (
                <Text color="fg.muted" textStyle="sm" mt="-3">
                  {t('edit.replaces')}
                </Text>
              ) : null}
              <PoolSizeFields
                name={name}
                autoscalingReason={before?.isAutoscaling ? t('edit.autoscalingStays') : undefined}
              />
            </>
          )}
        </Stack>
      </CardBody>
      {values.isRemoved && before?.isRemoved ? null : (
        <CardFooter>
          <PoolPriceChange name={name} before={before} />
        </CardFooter>
      )}
    </Card>
  );
}
