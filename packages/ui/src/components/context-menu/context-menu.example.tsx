import { RefreshCwIcon, XIcon } from '../../icons';
import { Button } from '../button/button';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './context-menu';

export function ContextMenuExample() {
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <Button>Keyword · Daily</Button>
      </ContextMenuTrigger>
      <ContextMenuContent label="Keyword · Daily">
        <ContextMenuItem icon={<RefreshCwIcon />} onSelect={() => console.log('refreshed')}>
          Refresh
        </ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={<XIcon />}>Close</ContextMenuItem>
        <ContextMenuItem disabled>Close others</ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}
