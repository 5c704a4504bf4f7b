import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ChevronsRightLeftIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m20 17-5-5 5-5" />
    <path d="m4 17 5-5-5-5" />
  </SvgIcon>
);
