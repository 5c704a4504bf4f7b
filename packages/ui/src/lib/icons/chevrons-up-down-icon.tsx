import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ChevronsUpDownIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m7 15 5 5 5-5" />
    <path d="m7 9 5-5 5 5" />
  </SvgIcon>
);
