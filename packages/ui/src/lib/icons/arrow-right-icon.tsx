import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ArrowRightIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </SvgIcon>
);
