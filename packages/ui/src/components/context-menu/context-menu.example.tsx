import { RefreshCwIcon, XIcon } from '../../icons';
import { Button } from '../button/button';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './context-menu';

const texts = {
  en: { page: 'Keyword · Daily', refresh: 'Refresh', close: 'Close', closeOthers: 'Close others' },
  cn: { page: '关键词日报', refresh: '刷新', close: '关闭', closeOthers: '关闭其他' },
  tw: { page: '關鍵字日報', refresh: '重新整理', close: '關閉', closeOthers: '關閉其他' },
};

export function ContextMenuExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <Button>{text.page}</Button>
      </ContextMenuTrigger>
      <ContextMenuContent label={text.page}>
        <ContextMenuItem icon={<RefreshCwIcon />} onSelect={() => console.log('refreshed')}>
          {text.refresh}
        </ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={<XIcon />}>{text.close}</ContextMenuItem>
        <ContextMenuItem disabled>{text.closeOthers}</ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}
