import { SvgIcon, type SvgIconProps } from './svg-icon';

export const CloudCheckIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m17 15-5.5 5.5L9 18" />
    <path d="M5 17.743A7 7 0 1 1 15.71 10h1.79a4.5 4.5 0 0 1 1.5 8.742" />
  </SvgIcon>
);
