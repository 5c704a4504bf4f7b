import { SvgIcon, type SvgIconProps } from './svg-icon';

export const Rows3Icon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <rect width="18" height="18" x="3" y="3" rx="2" />
    <path d="M21 9H3" />
    <path d="M21 15H3" />
  </SvgIcon>
);
