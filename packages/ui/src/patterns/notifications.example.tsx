import { Alert } from '../components/alert/alert';
import { Banner } from '../components/banner/banner';
import { Button } from '../components/button/button';
import { toast } from '../components/toast/toast';
import { Toaster } from '../components/toast/toaster';
import { PlugZapIcon } from '../icons';

const texts = {
  en: {
    offline: 'The server is offline.',
    stored: 'Unsaved changes are stored on this computer.',
    failed: 'Couldn’t load the campaigns.',
    tryAgain: 'Try again',
    ready: 'Export is ready',
    file: 'keyword-daily.xlsx, 98 rows',
    download: 'Download',
    close: 'Close',
    finish: 'Finish an export',
    notices: 'Notices',
  },
  cn: {
    offline: '服务器已离线。',
    stored: '未保存的更改已存储在本机。',
    failed: '无法加载计划。',
    tryAgain: '重试',
    ready: '导出已完成',
    file: 'keyword-daily.xlsx，98 行',
    download: '下载',
    close: '关闭',
    finish: '完成一次导出',
    notices: '通知',
  },
  tw: {
    offline: '伺服器已離線。',
    stored: '尚未儲存的變更已存放在這台電腦。',
    failed: '無法載入廣告活動。',
    tryAgain: '重試',
    ready: '匯出已完成',
    file: 'keyword-daily.xlsx，98 列',
    download: '下載',
    close: '關閉',
    finish: '完成一次匯出',
    notices: '通知',
  },
};

export function NotificationsExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="warn" icon={<PlugZapIcon />} title={text.offline}>
        {text.stored}
      </Banner>
      <Alert tone="bad" action={<Button variant="link">{text.tryAgain}</Button>}>
        {text.failed}
      </Alert>
      <Button
        className="self-start"
        onClick={() =>
          toast.success(text.ready, {
            description: text.file,
            action: { label: text.download, onClick: () => console.log('download') },
            closeLabel: text.close,
          })
        }
      >
        {text.finish}
      </Button>
      <Toaster label={text.notices} />
    </div>
  );
}
