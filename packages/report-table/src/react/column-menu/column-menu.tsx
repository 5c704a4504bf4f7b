import { AnchoredMenu, type AnchoredMenuProps } from '@meridian/ui';
import { MenuCommands, type MenuCommandsProps } from './menu-commands';
import { menuLabel } from './menu-label';
import { useHeadRect } from './use-head-rect';

export interface ColumnMenuProps
  extends MenuCommandsProps, Pick<AnchoredMenuProps, 'isOpen' | 'onClose' | 'isOpenedByKey' | 'onFocusLost'> {
  /** The element that contains the header of the menu. */
  scroller: HTMLElement;
}

/** The commands of a column, at its header. */
export function ColumnMenu({ column, model, actions, scroller, ...menu }: ColumnMenuProps) {
  const rect = useHeadRect(scroller, column.id, menu.onClose);
  return (
    <AnchoredMenu {...menu} anchor={rect} label={menuLabel(column, model)}>
      <MenuCommands column={column} model={model} actions={actions} />
    </AnchoredMenu>
  );
}
