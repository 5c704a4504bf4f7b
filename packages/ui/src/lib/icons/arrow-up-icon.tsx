import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ArrowUpIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m5 12 7-7 7 7" />
    <path d="M12 19V5" />
  </SvgIcon>
);
