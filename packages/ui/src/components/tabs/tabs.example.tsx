import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const texts = {
  en: { languages: 'Languages', textIn: 'Text in' },
  cn: { languages: '语言', textIn: '文本语言：' },
  tw: { languages: '語言', textIn: '文字語言：' },
};

const values = ['en', 'cn', 'tw'] as const;

export function TabsExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [value, setValue] = useState<(typeof values)[number]>('en');
  return (
    <Tabs value={value} onValueChange={setValue} values={values}>
      <TabList label={text.languages}>
        <Tab value="en">English</Tab>
        <Tab value="cn">简体中文</Tab>
        <Tab value="tw">繁體中文</Tab>
      </TabList>
      {values.map((each) => (
        <TabPanel key={each} value={each} className="py-3">
          {text.textIn} {each}
        </TabPanel>
      ))}
    </Tabs>
  );
}
