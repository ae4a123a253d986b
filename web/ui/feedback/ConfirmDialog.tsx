import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Box, Stack } from '../layout/primitives.ts';
import { Mono } from '../text/Mono.tsx';
import { Input } from '../actions/Input.tsx';
import { Banner } from './Banner.tsx';
import { Dialog } from './Dialog.tsx';

export interface Typed {
  /** The text to type, compared after trimming. */
  value: string;
  kind: 'word' | 'name';
  /** Shown when something else is typed; has a general default. */
  mismatch?: string;
  /** Shown on submit when nothing is typed; `mismatch` by default. */
  missing?: string;
}

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A question with verb and noun: "Delete cluster prod-eu?" */
  title: string;
  /** What happens, in one sentence; fields may follow. */
  children?: ReactNode;
  /** Repeats verb and noun: "Delete cluster". */
  confirmLabel: string;
  /** "Cancel" by default; for example "Keep editing". */
  cancelLabel?: string;
  /**
   * Performs the action. A returned text is a failure and is shown inside the dialog; `false` is a failure that a field
   * already shows; undefined means success and closes the dialog.
   */
  onConfirm: () => Promise<ReactNode | void>;
  /** Called after success instead of `onClose`. */
  onDone?: () => void;
  /** Why it cannot be confirmed yet, such as a missing choice. */
  disabledReason?: string;
  /** Levels 2 and 3: what must be typed first. */
  typed?: Typed;
  /** Level 3: what is destroyed and what remains. */
  consequences?: readonly ReactNode[];
  tone?: 'danger' | 'primary';
  /** `md` by default. */
  size?: 'md' | 'lg';
}

type Outcome = Pick<ConfirmDialogProps, 'onConfirm' | 'onClose' | 'onDone'>;

function useConfirm({ onConfirm, onClose, onDone = onClose }: Outcome) {
  const { t } = useTranslation('ui');
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const run = async () => {
    if (isRunning) return;
    setRunning(true);
    setError(undefined);
    try {
      const failure = await onConfirm();
      if (failure) setError(failure);
      else if (failure !== false) onDone();
    } catch {
      setError(t('unexpected'));
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, error, run };
}

function TypedField({ typed, value, onChange, onSubmit, hasFailed }: TypedFieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Stack gap="1.5">
      <label htmlFor={id}>
        {t(typed.kind === 'name' ? 'confirm.typeName' : 'confirm.typeWord')}{' '}
        <Mono as="strong" overflowWrap="anywhere">
          {typed.value}
        </Mono>
      </label>
      <Input
        isCode
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // The submit button is disabled while the text differs, and a disabled button swallows this key.
          if (event.key === 'Enter') onSubmit();
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={hasFailed || undefined}
        aria-describedby={hasFailed ? `${id}-error` : undefined}
      />
      {hasFailed ? (
        <Box id={`${id}-error`} role="alert" color="fg.error" textStyle="xs">
          {(value.trim() === '' ? typed.missing : undefined) ??
            typed.mismatch ??
            t('confirm.mismatch', { value: typed.value })}
        </Box>
      ) : null}
    </Stack>
  );
}

interface TypedFieldProps {
  typed: Typed;
  value: string;
  onChange: (value: string) => void;
  /** Enter in the field. */
  onSubmit: () => void;
  hasFailed: boolean;
}

function ConfirmBody(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    onClose,
    typed,
    consequences,
    disabledReason,
    tone = 'danger',
    size,
  } = props;
  const { t } = useTranslation('ui');
  const cancel = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const { isRunning, error, run } = useConfirm(props);
  const hasConsequences = consequences !== undefined && consequences.length > 0;
  const matches = !typed || text.trim() === typed.value;
  // A wrong text is reported immediately; an incomplete one only on submit.
  const isWrong = !matches && (hasFailed || !typed.value.startsWith(text.trim()));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (matches && !disabledReason) void run();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size={size}
      role="alertdialog"
      isLocked={isRunning}
      describedBy={children || hasConsequences ? `${formId}-text` : undefined}
      initialFocus={cancel}
      footer={
        <>
          <Button
            ref={cancel}
            onClick={onClose}
            disabledReason={isRunning ? t('confirm.running') : undefined}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            isBusy={isRunning}
            disabledReason={
              matches || !typed ? disabledReason : t('confirm.typeFirst', { value: typed.value })
            }
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          {error ? <Banner tone="error">{error}</Banner> : null}
          {children || hasConsequences ? (
            <Stack gap="4" id={`${formId}-text`}>
              {children ? <Box color="fg.muted">{children}</Box> : null}
              {hasConsequences ? (
                <chakra.ul listStyleType="disc" ps="5" display="grid" gap="1">
                  {consequences.map((consequence, index) => (
                    <li key={index}>{consequence}</li>
                  ))}
                </chakra.ul>
              ) : null}
            </Stack>
          ) : null}
          {typed ? (
            <TypedField
              typed={typed}
              value={text}
              hasFailed={isWrong}
              onSubmit={() => setFailed(!matches)}
              onChange={(next) => {
                setText(next);
                setFailed(false);
              }}
            />
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}

/** The only confirmation dialog: simple, with a typed word, or with a typed name and consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Mounted per opening, so that an opening never shows the previous one's text or error.
  return props.isOpen ? <ConfirmBody {...props} /> : null;
}
