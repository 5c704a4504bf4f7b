import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ChevronRightIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m9 18 6-6-6-6" />
  </SvgIcon>
);
