import { SvgIcon, type SvgIconProps } from './svg-icon';

export const LoaderCircleIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M21 12a9 9 0 1 1-6.219-8.56" />
  </SvgIcon>
);
