import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the app's router link; without it links are plain anchors. */
export function LinkProvider({ Link, children }: { Link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={Link}>{children}</LinkContext>;
}

/** An internal link, rendered with the provided router link. */
export function AppLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
