import { SvgIcon, type SvgIconProps } from './svg-icon';

export const CircleCheckIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="m16 9-5.5 5.5L8 12" />
  </SvgIcon>
);
