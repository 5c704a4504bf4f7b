import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ArrowDownRightIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m7 7 10 10" />
    <path d="M17 7v10H7" />
  </SvgIcon>
);
