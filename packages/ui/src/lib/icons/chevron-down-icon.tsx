import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ChevronDownIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m6 9 6 6 6-6" />
  </SvgIcon>
);
