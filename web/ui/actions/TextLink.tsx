import { Link } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/primitives.ts';
import { AppLink, type LinkProps } from '../link.tsx';

export interface TextLinkProps extends Omit<LinkProps, 'to'> {
  to?: string;
  /** An address outside the app; opens in a new tab, but for `mailto:`. */
  href?: string;
}

/** A link in running text. */
export function TextLink({ to, href, children, ...rest }: TextLinkProps) {
  const { t } = useTranslation('ui');
  if (href === undefined) {
    return (
      <Link asChild>
        <AppLink to={to ?? ''} {...rest}>
          {children}
        </AppLink>
      </Link>
    );
  }
  if (href.startsWith('mailto:')) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <Link href={href} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <ExternalLink aria-hidden />
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Link>
  );
}
