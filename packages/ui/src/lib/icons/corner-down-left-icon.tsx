import { SvgIcon, type SvgIconProps } from './svg-icon';

export const CornerDownLeftIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M20 4v7a4 4 0 0 1-4 4H4" />
    <path d="m9 10-5 5 5 5" />
  </SvgIcon>
);
