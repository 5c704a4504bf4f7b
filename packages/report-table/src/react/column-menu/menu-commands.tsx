import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@meridian/ui';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftRightIcon,
  ChevronsUpDownIcon,
  EyeOffIcon,
  PinIcon,
  PinOffIcon,
  RotateCwIcon,
} from '@meridian/ui/icons';
import { Fragment } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import type { ColumnActions } from '../columns/use-column-actions';
import type { ReportTableModel } from '../model';
import { columnCommands } from './commands';
import { columnMenuLabels } from './labels';

export interface MenuCommandsProps {
  column: ReportColumn;
  model: ReportTableModel<object>;
  actions: ColumnActions;
}

/** The commands that apply to the column, in groups. */
export function MenuCommands({ column, model, actions }: MenuCommandsProps) {
  const { sort, language, getColumnMenuItems } = model;
  const labels = columnMenuLabels[language];
  const { canSort, pins, canMoveLeft, canMoveRight, hasOwnWidth, canHide, canReset } = columnCommands(
    column,
    model,
  );
  const direction = sort?.dataKey === column.sortKey ? sort.direction : 'none';
  const hostItems = getColumnMenuItems?.(column) ?? [];
  const groups = [
    column.description !== undefined && (
      // for touch, which has no hover
      <MenuLabel key="description" className="max-w-64 py-1.5 font-normal whitespace-pre-line">
        {column.description}
      </MenuLabel>
    ),
    canSort && (
      <MenuRadioGroup
        key="sort"
        value={direction}
        onValueChange={(value) => actions.sort(column, value === 'asc' || value === 'desc' ? value : null)}
      >
        <MenuRadioItem value="asc" icon={<ArrowUpIcon />}>
          {labels.ascending}
        </MenuRadioItem>
        <MenuRadioItem value="desc" icon={<ArrowDownIcon />}>
          {labels.descending}
        </MenuRadioItem>
        <MenuRadioItem value="none" icon={<ChevronsUpDownIcon />}>
          {labels.defaultOrder}
        </MenuRadioItem>
      </MenuRadioGroup>
    ),
    hostItems.length > 0 &&
      hostItems.map(({ label, ...item }) => (
        <MenuItem key={label} {...item}>
          {label}
        </MenuItem>
      )),
    pins.length > 0 &&
      pins.map((side) => (
        <MenuItem
          key={side}
          icon={side === 'none' ? <PinOffIcon /> : <PinIcon />}
          onSelect={() => actions.pin(column, side)}
        >
          {labels.pin[side]}
        </MenuItem>
      )),
    (canMoveLeft || canMoveRight) && (
      <>
        {canMoveLeft && (
          <MenuItem icon={<ChevronLeftIcon />} hint="Alt ←" onSelect={() => actions.moveBy(column, -1)}>
            {labels.moveLeft}
          </MenuItem>
        )}
        {canMoveRight && (
          <MenuItem icon={<ChevronRightIcon />} hint="Alt →" onSelect={() => actions.moveBy(column, 1)}>
            {labels.moveRight}
          </MenuItem>
        )}
      </>
    ),
    (hasOwnWidth || canHide) && (
      <>
        {hasOwnWidth && (
          <MenuItem icon={<ChevronsLeftRightIcon />} onSelect={() => actions.resetWidth(column)}>
            {labels.automaticWidth}
          </MenuItem>
        )}
        {canHide && (
          <MenuItem icon={<EyeOffIcon />} onSelect={() => actions.hide(column)}>
            {labels.hide}
          </MenuItem>
        )}
      </>
    ),
    <MenuItem key="reset" icon={<RotateCwIcon />} disabled={!canReset} onSelect={actions.reset}>
      {labels.reset}
    </MenuItem>,
  ].filter((group) => group !== false);
  return groups.map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <MenuSeparator />}
      {group}
    </Fragment>
  ));
}
