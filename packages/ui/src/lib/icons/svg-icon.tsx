import type { ComponentProps } from 'react';

export type SvgIconProps = ComponentProps<'svg'>;

const isNaming = ([name, value]: [string, unknown]) =>
  (name.startsWith('aria-') || name === 'role') && value !== undefined;

/** The frame of an icon: 24 by 24 units, in the colour of the text. Screen readers skip it unless it has a role or a name. */
export function SvgIcon({ className, ...props }: SvgIconProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `lucide ${className}` : 'lucide'}
      aria-hidden={Object.entries(props).some(isNaming) ? undefined : true}
      {...props}
    />
  );
}
