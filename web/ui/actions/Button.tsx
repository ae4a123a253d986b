import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import { DisabledReason } from '../floats/DisabledReason.tsx';
import { useFocusReplacement } from './useFocusReplacement.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerOutline';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  shape?: 'text' | 'icon';
}

/** The button's styles for other elements that look like one. */
export function useButtonStyles({ variant, size, shape }: ButtonLook) {
  return useStyles('button', { variant, size, shape });
}

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'disabled'>, ButtonLook {
  icon?: ReactNode;
  /** Shows a spinner instead of the icon, keeps the label and ignores clicks. */
  isBusy?: boolean;
  /** Why it is disabled. The button stays focusable and shows the reason. */
  disabledReason?: ReactNode;
  /** A link or button that resolves the reason. */
  wayOut?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. One `primary` per page or dialog. */
export function Button(props: ButtonProps) {
  const { variant, size, shape, icon, isBusy, disabledReason, wayOut, children, onClick, css, ref, ...rest } =
    props;
  const keepFocus = useFocusReplacement(ref);
  const styles = useButtonStyles({ variant, size, shape });
  const spinner = <LoaderCircle aria-hidden />;
  const isOff = Boolean(disabledReason);

  const draw = (describedBy?: string, onPress?: () => void) => (
    <chakra.button
      type="button"
      css={[styles, css]}
      aria-disabled={isOff || isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-disabled={isOff || isBusy || undefined}
      data-busy={isBusy || undefined}
      aria-describedby={describedBy}
      {...rest}
      ref={keepFocus}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // aria-disabled keeps the button focusable but does not prevent a click from submitting the form.
        if (isOff || isBusy) {
          event.preventDefault();
          onPress?.();
        } else onClick?.(event);
      }}
    >
      {isBusy ? spinner : icon}
      {children}
    </chakra.button>
  );

  if (!isOff) return draw();
  return (
    <DisabledReason reason={disabledReason} wayOut={wayOut}>
      {({ describedBy, onPress }) => draw(describedBy, onPress)}
    </DisabledReason>
  );
}
