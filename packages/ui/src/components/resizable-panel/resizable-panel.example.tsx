import { useState } from 'react';
import { ResizablePanel } from './resizable-panel';

const texts = {
  en: { label: 'Structure', width: 'Width of the structure', campaign: 'Rail passes', rest: 'Keywords' },
  cn: { label: '结构', width: '结构面板宽度', campaign: '铁路通票', rest: '关键词' },
  tw: { label: '結構', width: '結構面板寬度', campaign: '鐵路通票', rest: '關鍵字' },
};

export function ResizablePanelExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [width, setWidth] = useState(240);
  return (
    <div className="flex h-60 border border-line-2 max-desktop:flex-col">
      <ResizablePanel
        label={text.label}
        separatorLabel={text.width}
        width={width}
        minWidth={200}
        maxWidth={480}
        defaultWidth={240}
        onWidthChange={setWidth}
        className="border-r border-line-2 p-4"
      >
        {text.campaign}
      </ResizablePanel>
      <p className="flex-1 p-4">{text.rest}</p>
    </div>
  );
}
