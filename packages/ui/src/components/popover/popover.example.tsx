import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover';

const texts = {
  en: { columns: 'Columns', impressions: 'Impressions', clicks: 'Clicks', apply: 'Apply' },
  cn: { columns: '列', impressions: '展现', clicks: '点击', apply: '应用' },
  tw: { columns: '欄位', impressions: '曝光', clicks: '點擊', apply: '套用' },
};

export function PopoverExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>{text.columns}</Button>
      </PopoverTrigger>
      <PopoverContent label={text.columns} className="w-79 p-4">
        <div className="flex flex-col gap-1">
          <Checkbox label={text.impressions} defaultChecked />
          <Checkbox label={text.clicks} />
        </div>
        <PopoverClose asChild>
          <Button variant="primary" className="mt-3">
            {text.apply}
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  );
}
