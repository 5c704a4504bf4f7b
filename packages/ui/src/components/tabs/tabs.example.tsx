import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const values = ['en', 'cn', 'tw'] as const;

export function TabsExample() {
  const [value, setValue] = useState<(typeof values)[number]>('en');
  return (
    <Tabs value={value} onValueChange={setValue} values={values}>
      <TabList label="Languages">
        <Tab value="en">English</Tab>
        <Tab value="cn">简体中文</Tab>
        <Tab value="tw">繁體中文</Tab>
      </TabList>
      {values.map((each) => (
        <TabPanel key={each} value={each} className="py-3">
          Text in {each}
        </TabPanel>
      ))}
    </Tabs>
  );
}
