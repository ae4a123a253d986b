import { Link } from 'react-router-dom';
import type { LinkProps } from '../ui/link.tsx';

/** The design system's link, using the router instead of loading a page. */
export function RouterLink({ to, ...rest }: LinkProps) {
  return <Link to={to} {...rest} />;
}
