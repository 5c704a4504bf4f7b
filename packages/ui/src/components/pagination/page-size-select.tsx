import { ChevronDownIcon } from '../../icons';

export interface PageSizeSelectProps {
  /** Names the select. */
  label: string;
  value: number;
  sizes?: readonly number[];
  /** Text of one choice, such as "20 / page". */
  optionLabel: (size: number) => string;
  onValueChange: (size: number) => void;
}

/**
 * Rows per page: 10, 20, 30 or 50. The browser's own select, which adds no script; its list has our style where the
 * browser supports it. A value outside these options is added to them.
 */
export function PageSizeSelect({
  label,
  value,
  sizes = [10, 20, 30, 50],
  optionLabel,
  onValueChange,
}: PageSizeSelectProps) {
  const choices = sizes.includes(value) ? sizes : [...sizes, value].sort((a, b) => a - b);
  return (
    <span
      data-scope-ui=""
      className="relative inline-flex flex-none [--meridian-control-font-size:12px] [--meridian-control-height:26px] [--meridian-control-padding:8px]"
    >
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(Number(event.target.value))}
        className={`${button} ${list}`}
      >
        {choices.map((size) => (
          <option key={size} value={size} data-elevated="" className={option}>
            {optionLabel(size)}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute top-0 right-(--meridian-control-padding) h-full w-3.5 text-fg-3"
      />
    </span>
  );
}

const button = [
  'h-ctl cursor-pointer appearance-none items-center rounded-sm border border-line-2 bg-surface pr-[calc(var(--meridian-control-padding)+22px)] pl-ctl',
  'text-ctl font-medium text-fg-1 tabular-nums shadow-raised transition-colors',
  'focus-ring open:border-accent not-open:hover:border-line-3 hover:bg-hover',
].join(' ');

// without both opt-ins the browser draws the system's list
const list = [
  'supports-[appearance:base-select]:[appearance:base-select] [&::picker-icon]:hidden',
  '[&::picker(select)]:my-1 [&::picker(select)]:animate-pop-in [&::picker(select)]:rounded-md',
  '[&::picker(select)]:border-0 [&::picker(select)]:bg-overlay [&::picker(select)]:p-1',
  '[&::picker(select)]:text-13 [&::picker(select)]:shadow-pop [&::picker(select)]:[appearance:base-select]',
].join(' ');

const option = [
  'flex min-h-menu cursor-pointer items-center gap-2.5 rounded-xs bg-overlay px-2 font-normal text-fg-1 outline-none',
  'hover:bg-hover focus-visible:bg-hover',
  // a check mark like that of our menus, at the end of the line
  "[&::checkmark]:order-1 [&::checkmark]:mr-0.5 [&::checkmark]:mb-1 [&::checkmark]:ml-auto [&::checkmark]:h-2.5 [&::checkmark]:w-1.25 [&::checkmark]:content-['']",
  '[&::checkmark]:rotate-45 [&::checkmark]:border-r-[1.75px] [&::checkmark]:border-b-[1.75px] [&::checkmark]:border-accent-fg',
].join(' ');
