import { SvgIcon, type SvgIconProps } from './svg-icon';

export const MinusIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M5 12h14" />
  </SvgIcon>
);
