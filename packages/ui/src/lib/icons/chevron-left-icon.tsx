import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ChevronLeftIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m15 18-6-6 6-6" />
  </SvgIcon>
);
