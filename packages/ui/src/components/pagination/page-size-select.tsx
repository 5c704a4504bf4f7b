import { Select } from '../select/select';

export interface PageSizeSelectProps {
  /** Names the select. */
  label: string;
  value: number;
  sizes?: readonly number[];
  /** Text of one choice, such as "20 / page". */
  optionLabel: (size: number) => string;
  onValueChange: (size: number) => void;
}

/** Rows on a page: 10, 20, 30 or 50. Apart from `Pagination`, so that a pager without it does not load the select. */
export function PageSizeSelect({
  label,
  value,
  sizes = [10, 20, 30, 50],
  optionLabel,
  onValueChange,
}: PageSizeSelectProps) {
  return (
    <Select
      look="quiet"
      aria-label={label}
      value={String(value)}
      onValueChange={(size) => onValueChange(Number(size))}
      options={sizes.map((size) => ({ value: String(size), label: optionLabel(size) }))}
      className="[--ctl-fs:12px] [--ctl-h:26px] [--ctl-x:8px]"
    />
  );
}
