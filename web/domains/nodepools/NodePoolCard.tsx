import { Copy, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField, type SelectOption } from '../../forms/fields/SelectField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Grid, Stack } from '../../ui/layout/primitives.ts';
import { InstanceTypeSelect } from './InstanceTypeSelect.tsx';
import { PoolSizeFields } from './PoolSizeFields.tsx';
import { PoolSubtotal } from './PoolSubtotal.tsx';
import { DEFAULT_POOL, type PoolValues } from './poolValues.ts';

interface NodePoolCardProps {
  /** Path of the pool in the form: `nodePools.0`. */
  name: string;
  locations: readonly SelectOption[];
  onDuplicate: () => void;
  duplicateDisabledReason?: string;
  /** Undefined if the pool cannot be removed; the default pool never can. */
  onRemove?: () => void;
}

/** A new worker pool: name, location, type and size, with its price. */
export function NodePoolCard(props: NodePoolCardProps) {
  const { name, locations, onDuplicate, duplicateDisabledReason, onRemove } = props;
  const { t } = useTranslation('nodepools');
  const pool = useWatch<Record<string, PoolValues | undefined>>({ name });
  const title = pool?.name || t('pool.unnamed');
  return (
    <Card aria-label={t('pool.card', { name: title })}>
      <CardHeader
        title={title}
        actions={
          <>
            <Button
              size="sm"
              variant="ghost"
              icon={<Copy aria-hidden />}
              aria-label={t('pool.duplicateNamed', { name: title })}
              disabledReason={duplicateDisabledReason}
              onClick={onDuplicate}
            >
              {t('pool.duplicate')}
            </Button>
            {onRemove && pool?.name !== DEFAULT_POOL ? (
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash2 aria-hidden />}
                aria-label={t('pool.removeNamed', { name: title })}
                onClick={onRemove}
              >
                {t('pool.remove')}
              </Button>
            ) : null}
          </>
        }
      />
      <CardBody>
        <Stack gap="5">
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="5"
            alignItems="start"
          >
            <TextField name={`${name}.name`} label={t('pool.name')} isCode autoComplete="off" />
            <SelectField name={`${name}.location`} label={t('pool.location')} options={locations} />
          </Grid>
          <InstanceTypeSelect name={`${name}.instanceType`} location={pool?.location ?? ''} />
          <PoolSizeFields name={name} />
        </Stack>
      </CardBody>
      <CardFooter>
        <PoolSubtotal name={name} />
      </CardFooter>
    </Card>
  );
}
