import { Menu, MenuContent, MenuTrigger } from '@meridian/ui';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { MenuCommands, type MenuCommandsProps } from './menu-commands';
import { useHeadRect } from './use-head-rect';

export interface ColumnMenuProps extends MenuCommandsProps {
  /** The element that contains the head of the menu. */
  scroller: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
  /** Then its first command has the focus. */
  isOpenedByKey: boolean;
  /** Called once it has closed, unless something else was given the focus. */
  onFocusLost: () => void;
}

/** The commands of a column, at its head. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, model, actions, scroller, isOpen, onClose, isOpenedByKey, onFocusLost } = props;
  const rect = useHeadRect(scroller, column.id, onClose);
  const focusFirst = useCallback(
    (content: HTMLElement | null) => {
      // before the menu takes the focus itself, which would leave it without a command
      if (isOpenedByKey)
        content?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
    },
    [isOpenedByKey],
  );
  return (
    <Menu open={isOpen} onOpenChange={(next) => !next && onClose()}>
      {createPortal(
        <MenuTrigger asChild>
          <span aria-hidden className="pointer-events-none fixed" style={rect} />
        </MenuTrigger>,
        document.body,
      )}
      <MenuContent
        ref={focusFirst}
        aria-label={model.labels.columnMenu(column.group === null ? column.title : column.groupTitle)}
        aria-labelledby={undefined}
        className="min-w-47"
        onContextMenu={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) onFocusLost();
        }}
      >
        <MenuCommands column={column} model={model} actions={actions} />
      </MenuContent>
    </Menu>
  );
}
