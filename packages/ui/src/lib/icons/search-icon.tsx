import { SvgIcon, type SvgIconProps } from './svg-icon';

export const SearchIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </SvgIcon>
);
