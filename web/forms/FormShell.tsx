import { useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../ui/actions/Button.tsx';
import { Stack } from '../ui/layout/primitives.ts';
import { FormButtonRow } from './FormButtonRow.tsx';
import { FieldLabels } from './fields/fieldLabels.tsx';
import { FormErrors, type SummaryOptions } from './FormErrors.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { useSubmit, type SubmitHandler } from './useSubmit.ts';
import type { ZodForm } from './useZodForm.ts';

export interface FormShellProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  onSubmit: SubmitHandler<Output>;
  submitLabel: string;
  children: ReactNode;
  onCancel?: () => void;
  cancelRef?: Ref<HTMLButtonElement>;
  cancelLabel?: string;
  submitVariant?: ButtonVariant;
  /** Title of the banner with the server's refusal; by default "This could not be saved". */
  failureTitle?: string;
  /** The list of invalid fields above the form. */
  errorSummary?: SummaryOptions;
  /** Why nothing can be changed: shown above the fields, which are read-only, and by the submit button. */
  readOnlyReason?: string;
  /** Why the form cannot be submitted; the button stays focusable and shows the reason. */
  disabledReason?: ReactNode;
  isSubmitFullWidth?: boolean;
  /** Renders the buttons elsewhere; they submit this form wherever they are. */
  renderButtons?: (buttons: ReactNode) => ReactNode;
  /** The id of the form element, for dialogs with their own body and footer. */
  id?: string;
}

/** A form with error display, busy state and a guard against double submits. */
export function FormShell<Input extends FieldValues, Output>(props: FormShellProps<Input, Output>) {
  const { form, onSubmit, children, id, renderButtons, readOnlyReason } = props;
  const disabledReason = readOnlyReason ?? props.disabledReason;
  const { submit, banner } = useSubmit(form, onSubmit);
  const element = useRef<HTMLFormElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || disabledReason) return;
    event.preventDefault();
    element.current?.requestSubmit();
  };
  const buttons = (
    <FormButtons {...props} disabledReason={disabledReason} isSubmitting={form.formState.isSubmitting} />
  );

  return (
    <FormProvider {...form}>
      <FieldLabels>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl or ⌘ with Enter bubbles up from the fields inside */}
        <form id={id} ref={element} noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
          <Stack gap="5">
            <FormErrors banner={banner} title={props.failureTitle} summary={props.errorSummary} />
            <ReadOnly reason={readOnlyReason}>{children}</ReadOnly>
            {renderButtons ? (
              renderButtons(buttons)
            ) : (
              <FormButtonRow css={props.isSubmitFullWidth ? { '& > span': { width: 'full' } } : undefined}>
                {buttons}
              </FormButtonRow>
            )}
          </Stack>
        </form>
      </FieldLabels>
    </FormProvider>
  );
}

type ButtonsProps = Pick<
  FormShellProps<FieldValues, unknown>,
  | 'submitLabel'
  | 'onCancel'
  | 'cancelRef'
  | 'cancelLabel'
  | 'submitVariant'
  | 'disabledReason'
  | 'isSubmitFullWidth'
> & { isSubmitting: boolean };

function FormButtons(props: ButtonsProps) {
  const {
    submitLabel,
    onCancel,
    cancelRef,
    cancelLabel,
    submitVariant = 'primary',
    disabledReason,
    isSubmitting,
  } = props;
  const { t } = useTranslation('ui');
  return (
    <>
      {onCancel ? (
        <Button
          ref={cancelRef}
          onClick={onCancel}
          disabledReason={isSubmitting ? t('confirm.running') : undefined}
        >
          {cancelLabel ?? t('cancel')}
        </Button>
      ) : null}
      <Button
        type="submit"
        variant={submitVariant}
        isBusy={isSubmitting}
        disabledReason={disabledReason}
        w={props.isSubmitFullWidth ? 'full' : undefined}
      >
        {submitLabel}
      </Button>
    </>
  );
}
