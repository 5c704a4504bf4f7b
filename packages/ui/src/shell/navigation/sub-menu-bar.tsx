import type { ReactNode } from 'react';
import { Select } from '../../components/select/select';
import type { NavItem } from './nav-item';

export interface SubMenuBarProps {
  /** Names the list. */
  label: string;
  /** The pages of the group. */
  items: readonly NavItem[];
  /** `key` of the open page. */
  activeKey: string;
  /** Called with the selected page: open it. */
  onNavigate: (item: NavItem) => void;
  /** Content before the list: a `SegmentedNav` between groups. */
  head?: ReactNode;
}

/** The pages of a group as a list that opens from one button, for phones. */
export function SubMenuBar({ label, items, activeKey, onNavigate, head }: SubMenuBarProps) {
  return (
    <div
      data-scope-ui=""
      className="flex shrink-0 gap-2 px-4 pt-3 [--meridian-control-font-size:14px] [--meridian-control-height:40px] print:hidden"
    >
      {head && (
        <div data-scope-end="" className="shrink-0">
          {head}
        </div>
      )}
      <Select
        appearance="quiet"
        aria-label={label}
        options={items.map(({ key, title }) => ({ value: key, label: title }))}
        value={activeKey}
        onValueChange={(key) => {
          const item = items.find((each) => each.key === key);
          if (item) onNavigate(item);
        }}
        className="flex-1"
      />
    </div>
  );
}
