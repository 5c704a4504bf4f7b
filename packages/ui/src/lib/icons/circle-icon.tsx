import { SvgIcon, type SvgIconProps } from './svg-icon';

export const CircleIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="10" />
  </SvgIcon>
);
