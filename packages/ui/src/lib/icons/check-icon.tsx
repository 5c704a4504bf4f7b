import { SvgIcon, type SvgIconProps } from './svg-icon';

export const CheckIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M20 6 9 17l-5-5" />
  </SvgIcon>
);
