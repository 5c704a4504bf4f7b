import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ChevronsLeftRightIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m9 7-5 5 5 5" />
    <path d="m15 7 5 5-5 5" />
  </SvgIcon>
);
