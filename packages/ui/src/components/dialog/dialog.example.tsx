import { Button } from '../button/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog';

const texts = {
  en: {
    open: 'Export',
    title: 'Export keyword report?',
    description: '98 rows, Nov 14 – Nov 20, 2026. The file will appear in the download centre.',
    cancel: 'Cancel',
    confirm: 'Export now',
  },
  cn: {
    open: '导出',
    title: '导出关键词报告？',
    description: '98 行，2026-11-14 至 2026-11-20。文件会出现在下载中心。',
    cancel: '取消',
    confirm: '立即导出',
  },
  tw: {
    open: '匯出',
    title: '要匯出關鍵字報表嗎？',
    description: '98 列，2026-11-14 至 2026-11-20。檔案會出現在下載中心。',
    cancel: '取消',
    confirm: '立即匯出',
  },
};

export function DialogExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{text.open}</Button>
      </DialogTrigger>
      <DialogContent
        title={text.title}
        description={text.description}
        actions={
          <>
            <DialogClose asChild>
              <Button>{text.cancel}</Button>
            </DialogClose>
            <Button variant="primary">{text.confirm}</Button>
          </>
        }
      />
    </Dialog>
  );
}
