import { Button } from '../button/button';
import { Switch } from '../switch/switch';
import { Sheet, SheetClose, SheetContent, SheetTrigger } from './sheet';

const texts = {
  en: { settings: 'Settings', close: 'Close', done: 'Done', tags: 'Tags bar', header: 'Fixed header' },
  cn: { settings: '界面设置', close: '关闭', done: '完成', tags: '标签栏', header: '固定顶栏' },
  tw: { settings: '介面設定', close: '關閉', done: '完成', tags: '頁籤列', header: '固定頂端列' },
};

export function SheetExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button>{text.settings}</Button>
      </SheetTrigger>
      <SheetContent
        side="right"
        title={text.settings}
        closeLabel={text.close}
        footer={
          <SheetClose asChild>
            <Button variant="primary">{text.done}</Button>
          </SheetClose>
        }
      >
        <div className="flex flex-col px-5 pb-4">
          <Switch label={text.tags} defaultChecked />
          <Switch label={text.header} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
