import { SvgIcon, type SvgIconProps } from './svg-icon';

export const MenuIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </SvgIcon>
);
