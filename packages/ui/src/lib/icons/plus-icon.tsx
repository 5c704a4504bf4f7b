import { SvgIcon, type SvgIconProps } from './svg-icon';

export const PlusIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </SvgIcon>
);
