import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/primitives.ts';
import { AppLink, type LinkProps } from '../link.tsx';
import { Button, useButtonStyles, type ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends Omit<LinkProps, 'to'>, ButtonLook {
  to?: string;
  /** An address outside the app; opens in a new tab. */
  href?: string;
  /** The address belongs to this site and opens in the same tab. */
  isSameTab?: boolean;
  icon?: ReactNode;
  disabledReason?: ReactNode;
  wayOut?: ReactNode;
}

/** A link that looks like a button; Ctrl-click opens a new tab. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, href, isSameTab, icon, variant, size, shape, disabledReason, wayOut, children, ...rest } =
    props;
  const { t } = useTranslation('ui');
  const styles = useButtonStyles({ variant, size, shape });
  if (disabledReason) {
    return (
      <Button {...{ variant, size, shape, icon, disabledReason, wayOut }} aria-label={rest['aria-label']}>
        {children}
      </Button>
    );
  }
  if (href !== undefined && isSameTab) {
    return (
      <chakra.a css={styles} href={href} {...rest}>
        {icon}
        {children}
      </chakra.a>
    );
  }
  if (href !== undefined) {
    return (
      <chakra.a css={styles} href={href} target="_blank" rel="noreferrer" {...rest}>
        {icon}
        {children}
        <ExternalLink aria-hidden />
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </chakra.a>
    );
  }
  return (
    <chakra.a css={styles} asChild>
      <AppLink to={to ?? ''} {...rest}>
        {icon}
        {children}
      </AppLink>
    </chakra.a>
  );
}
