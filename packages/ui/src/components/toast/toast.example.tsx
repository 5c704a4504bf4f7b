import { Button } from '../button/button';
import { toast } from './toast';
import { Toaster } from './toaster';

const texts = {
  en: {
    import: 'Import',
    imported: 'Import succeeded',
    added: '24 keywords added to Ski packages',
    fail: 'Fail',
    failed: 'The export failed',
    tryAgain: 'Try again',
    close: 'Close',
    notices: 'Notices',
  },
  cn: {
    import: '导入',
    imported: '导入成功',
    added: '已向“滑雪套餐”添加 24 个关键词',
    fail: '触发失败',
    failed: '导出失败',
    tryAgain: '重试',
    close: '关闭',
    notices: '通知',
  },
  tw: {
    import: '匯入',
    imported: '匯入成功',
    added: '已在「滑雪方案」新增 24 個關鍵字',
    fail: '觸發失敗',
    failed: '匯出失敗',
    tryAgain: '重試',
    close: '關閉',
    notices: '通知',
  },
};

export function ToastExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <div className="flex h-60 gap-3">
      <Button
        onClick={() =>
          toast.success(text.imported, {
            description: text.added,
            closeLabel: text.close,
          })
        }
      >
        {text.import}
      </Button>
      <Button
        onClick={() =>
          toast.error(text.failed, {
            action: { label: text.tryAgain, onClick: () => console.log('export again') },
            closeLabel: text.close,
          })
        }
      >
        {text.fail}
      </Button>
      <Toaster label={text.notices} />
    </div>
  );
}
