import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ArrowUpRightIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M7 7h10v10" />
    <path d="M7 17 17 7" />
  </SvgIcon>
);
