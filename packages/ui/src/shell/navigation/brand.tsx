import type { ReactNode } from 'react';
import { Logo } from '../../components/logo/logo';
import type { NavLinkProps } from './nav-item';

export interface BrandProps {
  /** The name of the product. */
  name: string;
  /** Replaces the logo; 24 px. */
  logo?: ReactNode;
  /** Hides the name, which still names the link. */
  isFolded?: boolean;
  /** Renders the link to the first page (the router's); spread the props on it. */
  renderLink: (props: NavLinkProps) => ReactNode;
}

/** Logo and name at the head of the navigation; a link to the first page. */
export function Brand({
  name,
  logo = <Logo className="shrink-0" />,
  isFolded = false,
  renderLink,
}: BrandProps) {
  return renderLink({
    'aria-label': isFolded ? name : undefined,
    className:
      'flex h-topbar shrink-0 items-center gap-2.5 px-4 text-14 font-semibold tracking-tight text-fg-1 focus-ring -outline-offset-2!',
    children: (
      <>
        {logo}
        {!isFolded && <span>{name}</span>}
      </>
    ),
  });
}
