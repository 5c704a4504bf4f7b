import { SvgIcon, type SvgIconProps } from './svg-icon';

export const ArrowDownIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M12 5v14" />
    <path d="m19 12-7 7-7-7" />
  </SvgIcon>
);
