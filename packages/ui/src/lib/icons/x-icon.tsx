import { SvgIcon, type SvgIconProps } from './svg-icon';

export const XIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </SvgIcon>
);
