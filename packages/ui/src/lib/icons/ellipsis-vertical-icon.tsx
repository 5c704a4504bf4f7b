import { SvgIcon, type SvgIconProps } from './svg-icon';

export const EllipsisVerticalIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="5" r="1" />
    <circle cx="12" cy="19" r="1" />
  </SvgIcon>
);
