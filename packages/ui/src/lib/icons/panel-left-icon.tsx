import { SvgIcon, type SvgIconProps } from './svg-icon';

export const PanelLeftIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <rect width="18" height="18" x="3" y="3" rx="2" />
    <path d="M9 3v18" />
  </SvgIcon>
);
