import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../forms/ReadOnly.tsx';
import { useFormRows } from '../../../../forms/rows/useFormRows.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Stack, Text } from '../../../../ui/layout/primitives.ts';
import type { PostgresValues } from '../postgresValues.ts';

export type ListName = 'users' | 'databases' | 'parameters';

interface FieldListCardProps<Name extends ListName> {
  readonly name: Name;
  /** The field of a row that gets the focus. */
  readonly first: string;
  readonly blank: FieldArray<PostgresValues, Name>;
  /** What becomes of the removed rows, if any. */
  readonly removed?: string;
  readonly renderRow: (index: number, onRemove: () => void) => ReactNode;
}

interface RowProps {
  readonly index: number;
  readonly render: (index: number, onRemove: () => void) => ReactNode;
  readonly onRemove: () => void;
}

// A component: as a call during render, it would pass `drop`, which reads a ref (lint rule `react/refs`).
const Row = ({ index, render, onRemove }: RowProps) => render(index, onRemove);

/** A list of the form whose rows can be added and removed. */
export function FieldListCard<Name extends ListName>(props: FieldListCardProps<Name>) {
  const { name, first, blank, removed, renderRow } = props;
  const { t } = useTranslation('postgres');
  const { fields, add, drop, addButton } = useFormRows<PostgresValues, Name>({
    name,
    first,
    blank,
    labelOf: (number) => t(`form.${name}.row`, { number }),
  });
  return (
    <Card aria-labelledby={`postgres-${name}-list`}>
      <CardHeader
        id={`postgres-${name}-list`}
        title={t(`form.${name}.label`)}
        description={t(`form.${name}.help`)}
      />
      <CardBody>
        <Stack gap="4">
          {fields.length === 0 ? <Text color="fg.muted">{t(`form.${name}.none`)}</Text> : null}
          {fields.map((field, index) => (
            <Row key={field.id} index={index} render={renderRow} onRemove={() => drop(index)} />
          ))}
          <div role="status">{removed ? <Banner tone="warning">{removed}</Banner> : null}</div>
          <div>
            <Button
              ref={addButton}
              size="sm"
              icon={<Plus />}
              disabledReason={useReadOnly()?.reason}
              onClick={add}
            >
              {t(`form.${name}.add`)}
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
