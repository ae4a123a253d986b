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

/** Hands the app's router link to every link below; without it links are plain anchors. */
export function LinkProvider({ Link, children }: { Link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={Link}>{children}</LinkContext>;
}

/** A link of the app, drawn with whatever router the app handed in. */
export function AppLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
