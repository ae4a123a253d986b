import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink, type LinkProps } from '../link.tsx';

export interface TextLinkProps extends Omit<LinkProps, 'to'> {
  to?: string;
  /** An address outside the app; opens in a new tab. */
  href?: string;
}

/** A link in running text. */
export function TextLink({ to, href, children, ...rest }: TextLinkProps) {
  const { t } = useTranslation('ui');
  if (href === undefined) {
    return (
      <AppLink to={to ?? ''} className="kd-link" {...rest}>
        {children}
      </AppLink>
    );
  }
  return (
    <a className="kd-link" href={href} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <ExternalLink aria-hidden />
      <span className="kd-hidden"> {t('newTab')}</span>
    </a>
  );
}
