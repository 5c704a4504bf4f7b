import { Button } from '../button/button';
import { toast } from './toast';
import { Toaster } from './toaster';

const texts = {
  en: {
    start: 'Start',
    preparing: 'Preparing keyword-daily.xlsx',
    finish: 'Finish',
    ready: 'keyword-daily.xlsx is ready',
    close: 'Close',
    notices: 'Notices',
  },
  cn: {
    start: '开始',
    preparing: '正在准备 keyword-daily.xlsx',
    finish: '完成',
    ready: 'keyword-daily.xlsx 已就绪',
    close: '关闭',
    notices: '通知',
  },
  tw: {
    start: '開始',
    preparing: '正在準備 keyword-daily.xlsx',
    finish: '完成',
    ready: 'keyword-daily.xlsx 已就緒',
    close: '關閉',
    notices: '通知',
  },
};

export function ToastProgressExample({
  language = 'en',
  label,
}: {
  language?: keyof typeof texts;
  label?: string;
}) {
  const text = texts[language];
  const shared = { id: 'job', closeLabel: text.close };
  return (
    <div className="flex h-60 gap-3">
      <Button onClick={() => toast.info(text.preparing, { ...shared, progress: 0.64 })}>{text.start}</Button>
      <Button onClick={() => toast.success(text.ready, shared)}>{text.finish}</Button>
      <Toaster label={label ?? text.notices} />
    </div>
  );
}
