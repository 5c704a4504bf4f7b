import { Button } from '../components/button/button';
import { EmptyState } from '../components/empty-state/empty-state';
import { ListPage } from './list-page';

const texts = {
  en: { title: 'Files', refresh: 'Refresh', empty: 'No files yet', how: 'Export a report to see it here.' },
  cn: { title: '文件', refresh: '刷新', empty: '还没有文件', how: '导出报告后，文件会显示在这里。' },
  tw: { title: '檔案', refresh: '重新整理', empty: '還沒有檔案', how: '匯出報表後，檔案會顯示在這裡。' },
};

export function ListPageExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <ListPage title={text.title} actions={<Button>{text.refresh}</Button>}>
      <EmptyState kind="nothingYet" title={text.empty} description={text.how} />
    </ListPage>
  );
}
