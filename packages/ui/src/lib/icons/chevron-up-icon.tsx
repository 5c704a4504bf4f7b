import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ChevronUpIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m18 15-6-6-6 6" />
  </SvgIcon>
);
