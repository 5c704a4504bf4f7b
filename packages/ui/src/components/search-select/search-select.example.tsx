import { useState } from 'react';
import { Field } from '../field/field';
import { SearchSelect } from './search-select';

const texts = {
  en: {
    customer: 'Customer',
    placeholder: 'Select a customer',
    labels: {
      list: 'Customers',
      search: 'Search customers',
      clear: 'Clear',
      empty: 'No customer matches.',
      loading: 'Loading customers…',
      failed: 'Couldn’t load the customers.',
      retry: 'Try again',
    },
    note: (shown: number, all: number) => `${shown} of ${all} customers. Type to find the others.`,
  },
  cn: {
    customer: '客户',
    placeholder: '请选择客户',
    labels: {
      list: '客户',
      search: '搜索客户',
      clear: '清空',
      empty: '没有符合的客户。',
      loading: '正在加载客户…',
      failed: '客户加载失败。',
      retry: '重试',
    },
    note: (shown: number, all: number) => `显示 ${all} 个客户中的 ${shown} 个，输入名称可查找其他客户。`,
  },
  tw: {
    customer: '客戶',
    placeholder: '請選擇客戶',
    labels: {
      list: '客戶',
      search: '搜尋客戶',
      clear: '清除',
      empty: '沒有符合的客戶。',
      loading: '正在載入客戶…',
      failed: '無法載入客戶。',
      retry: '重試',
    },
    note: (shown: number, all: number) => `顯示 ${all} 個客戶中的 ${shown} 個，輸入名稱可尋找其他客戶。`,
  },
};

/** More customers than a list shows; here the search is local, in apps usually on a server. */
const customers = Array.from({ length: 250 }, (_, index) => ({
  value: String(index),
  label: `${['Kaede Travel', '枫叶旅行', '雪國旅遊', 'Aoba Ski'][index % 4] ?? ''} ${String(index + 1)}`,
  detail: String(8840213 + index),
}));
const shownCount = 50;

export function SearchSelectExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const { customer, placeholder, labels, note } = texts[language];
  const [value, setValue] = useState<string>();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = customers.filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(wanted));
  return (
    <Field label={customer} className="w-72">
      {(control) => (
        <SearchSelect
          {...control}
          options={found.slice(0, shownCount)}
          selected={customers.find((option) => option.value === value)}
          onValueChange={setValue}
          text={text}
          onTextChange={setText}
          footnote={found.length > shownCount && note(shownCount, found.length)}
          placeholder={placeholder}
          labels={labels}
        />
      )}
    </Field>
  );
}
