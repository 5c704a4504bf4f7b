import { useState } from 'react';
import { FileTextIcon } from '../../icons';
import { Button } from '../button/button';
import { Kbd } from '../kbd/kbd';
import { SearchDialog } from './search-dialog';

const texts = {
  en: {
    find: 'Find a page',
    placeholder: 'Type a name',
    close: 'Close',
    names: ['Account report', 'Campaign report', 'Keyword report', 'Region report'],
    kind: 'Reports',
    pages: 'Pages',
    empty: 'Nothing found',
    found: (count: number) => `${count} found`,
    open: 'Open',
  },
  cn: {
    find: '查找页面',
    placeholder: '输入名称',
    close: '关闭',
    names: ['账户报告', '计划报告', '关键词报告', '地域报告'],
    kind: '报告',
    pages: '页面',
    empty: '没有结果',
    found: (count: number) => `找到 ${count} 个`,
    open: '打开',
  },
  tw: {
    find: '尋找頁面',
    placeholder: '輸入名稱',
    close: '關閉',
    names: ['帳戶報表', '廣告活動報表', '關鍵字報表', '地區報表'],
    kind: '報表',
    pages: '頁面',
    empty: '沒有結果',
    found: (count: number) => `找到 ${count} 個`,
    open: '開啟',
  },
};

export function SearchDialogExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = text.names.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  const items = found.map((name) => ({ id: name, icon: <FileTextIcon />, content: name, hint: text.kind }));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text.find}</Button>
      <SearchDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label={text.find}
        placeholder={text.placeholder}
        closeLabel={text.close}
        query={query}
        onQueryChange={setQuery}
        groups={[{ label: text.pages, items }]}
        empty={text.empty}
        status={text.found(found.length)}
        onChoose={() => setIsOpen(false)}
        footer={
          <span>
            <Kbd>Enter</Kbd> {text.open}
          </span>
        }
      />
    </>
  );
}
