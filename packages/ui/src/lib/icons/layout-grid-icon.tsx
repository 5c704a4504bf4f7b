import { SvgIcon, type SvgIconProps } from './svg-icon';

export const LayoutGridIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <rect width="7" height="7" x="3" y="3" rx="1" />
    <rect width="7" height="7" x="14" y="3" rx="1" />
    <rect width="7" height="7" x="14" y="14" rx="1" />
    <rect width="7" height="7" x="3" y="14" rx="1" />
  </SvgIcon>
);
