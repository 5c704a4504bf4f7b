import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ArrowLeftIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </SvgIcon>
);
