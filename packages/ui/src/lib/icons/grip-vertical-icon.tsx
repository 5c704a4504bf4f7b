import { SvgIcon, type SvgIconProps } from './svg-icon';

export const GripVerticalIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <circle cx="9" cy="12" r="1" />
    <circle cx="9" cy="5" r="1" />
    <circle cx="9" cy="19" r="1" />
    <circle cx="15" cy="12" r="1" />
    <circle cx="15" cy="5" r="1" />
    <circle cx="15" cy="19" r="1" />
  </SvgIcon>
);
