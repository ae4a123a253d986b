import { chakra } from '@chakra-ui/react';
import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../ui/layout/primitives.ts';
import { PermanentTag } from './PermanentTag.tsx';
import type { BoundField, FieldProps } from './useField.ts';

const note = {
  display: 'flex',
  gap: '1.5',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  maxWidth: '2xl',
  _icon: { boxSize: '3.5', mt: '0.5', flexShrink: '0' },
} as const;

export const FieldRoot = chakra('div', {
  // Beside a field with a longer help text, the rows of this one must not stretch.
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1.5',
    width: 'full',
  },
});
export const FieldHelp = chakra('div', { base: { ...note, color: 'fg.muted' } });
export const FieldErrorText = chakra('div', { base: { ...note, color: 'fg.error' } });
// The space of the error line is reserved, so that nothing moves when an error appears. Part of it overlaps the gap; what
// is left keeps an error apart from the next label.
const ErrorLine = chakra('div', { base: { minHeight: '1.125rem', mb: '-0.5rem' } });
const Label = chakra('label', { base: { textStyle: 'sm', fontWeight: 'medium' } });

interface FieldFrameProps extends FieldProps {
  field: BoundField;
  children: ReactNode;
  /** Replaces the label element if the control is a group that the label names. */
  isGroup?: boolean;
  /** To the right of the label: a link or a count. */
  aside?: ReactNode;
  /** Maximum width of the control; a hint at the expected length. */
  maxWidth?: string;
}

function LabelText({
  label,
  isOptional,
  isReadOnly,
}: Pick<FieldProps, 'label' | 'isOptional'> & Pick<BoundField, 'isReadOnly'>) {
  const { t } = useTranslation('ui');
  if (isReadOnly) return label;
  return (
    <>
      {label}
      {isOptional ? (
        <chakra.span fontWeight="normal" color="fg.muted">
          {' '}
          {t('form.optional')}
        </chakra.span>
      ) : (
        <chakra.span color="fg.error" aria-hidden>
          {' *'}
        </chakra.span>
      )}
    </>
  );
}

/** The error below a control; a polite live region, so it is announced when it appears while typing. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <ErrorLine aria-live="polite" data-error-line>
      {error ? (
        <FieldErrorText id={id}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </FieldErrorText>
      ) : null}
    </ErrorLine>
  );
}

/** Label above, control, help and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    field,
    children,
    label,
    help,
    isOptional,
    isPermanent,
    readOnlyReason,
    isGroup,
    aside,
    maxWidth = 'var(--field-width, 35rem)',
  } = props;
  const text = <LabelText label={label} isOptional={isOptional} isReadOnly={field.isReadOnly} />;
  return (
    <FieldRoot
      maxWidth={maxWidth}
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? `${field.ids.input}-label` : undefined}
    >
      <Flex justify="space-between" align="baseline" gap="3">
        <Flex gap="2" align="baseline" wrap="wrap">
          {isGroup ? (
            <Label as="span" id={`${field.ids.input}-label`}>
              {text}
            </Label>
          ) : (
            <Label htmlFor={field.ids.input}>{text}</Label>
          )}
          {isPermanent ? <PermanentTag id={field.ids.permanent} /> : null}
        </Flex>
        {aside}
      </Flex>
      {children}
      {help || readOnlyReason ? (
        <FieldHelp id={field.ids.help}>
          {readOnlyReason ? <Lock aria-hidden /> : null}
          <span>{readOnlyReason ?? help}</span>
        </FieldHelp>
      ) : null}
      <FieldError id={field.ids.error} error={field.error} />
    </FieldRoot>
  );
}
