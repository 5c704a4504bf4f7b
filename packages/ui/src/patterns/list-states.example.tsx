import { useState } from 'react';
import { Button } from '../components/button/button';
import { EmptyState } from '../components/empty-state/empty-state';
import { LoadingLine } from '../components/loading-line/loading-line';
import { Panel } from '../components/panel/panel';
import { Select } from '../components/select/select';
import { Skeleton } from '../components/skeleton/skeleton';

const states = ['loading', 'refreshing', 'noMatch', 'nothingYet', 'failed'] as const;
type ListState = (typeof states)[number];

const texts = {
  en: {
    stateOf: 'State of the list',
    states: {
      loading: 'First load',
      refreshing: 'Refresh',
      noMatch: 'No match',
      nothingYet: 'Nothing yet',
      failed: 'Failed',
    },
    title: 'Regions',
    regions: ['Guangdong', 'Jiangsu', 'Shanghai'],
    loading: 'Loading regions',
    noMatch: {
      title: 'No regions match these filters',
      description: '3 regions exist for this period without the campaign filter.',
      action: 'Clear filters',
    },
    nothingYet: {
      title: 'No regions yet',
      description: 'Create a campaign. Its regions appear here the next morning.',
      action: 'Create campaign',
    },
    failed: {
      title: 'Couldn’t load the regions',
      description: 'The server didn’t respond within 120 seconds. Try a shorter date range.',
      action: 'Try again',
    },
  },
  cn: {
    stateOf: '列表状态',
    states: {
      loading: '首次加载',
      refreshing: '刷新',
      noMatch: '无匹配',
      nothingYet: '暂无内容',
      failed: '加载失败',
    },
    title: '地域',
    regions: ['广东', '江苏', '上海'],
    loading: '正在加载地域',
    noMatch: {
      title: '没有符合筛选条件的地域',
      description: '去掉计划筛选后，该时段有 3 个地域。',
      action: '清除筛选',
    },
    nothingYet: {
      title: '暂无地域',
      description: '新建计划后，次日早上即可在此查看其地域。',
      action: '新建计划',
    },
    failed: {
      title: '无法加载地域',
      description: '服务器在 120 秒内没有响应。缩短时段通常可以解决。',
      action: '重试',
    },
  },
  tw: {
    stateOf: '清單狀態',
    states: {
      loading: '首次載入',
      refreshing: '重新整理',
      noMatch: '沒有符合項目',
      nothingYet: '尚無內容',
      failed: '載入失敗',
    },
    title: '地區',
    regions: ['廣東', '江蘇', '上海'],
    loading: '正在載入地區',
    noMatch: {
      title: '沒有符合篩選條件的地區',
      description: '移除廣告活動篩選後，此期間有 3 個地區。',
      action: '清除篩選',
    },
    nothingYet: {
      title: '尚無地區',
      description: '建立廣告活動後，隔天早上即可在此查看其地區。',
      action: '建立廣告活動',
    },
    failed: {
      title: '無法載入地區',
      description: '伺服器在 120 秒內沒有回應。縮短期間通常可以解決。',
      action: '重試',
    },
  },
};
type Texts = (typeof texts)['en'];

export function ListStatesExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const [state, setState] = useState<ListState>('loading');
  const text = texts[language];
  const options = states.map((value) => ({ value, label: text.states[value] }));
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <Select aria-label={text.stateOf} options={options} value={state} onValueChange={setState} />
      <Panel title={text.title}>
        <ListContent state={state} text={text} />
      </Panel>
    </div>
  );
}

function ListContent({ state, text }: { state: ListState; text: Texts }) {
  if (state === 'loading')
    return (
      <div role="status" aria-label={text.loading} className="flex flex-col gap-3 px-4 pb-4">
        {text.regions.map((region) => (
          <Skeleton key={region} className="h-3 w-40" />
        ))}
      </div>
    );
  if (state === 'refreshing')
    return (
      <>
        <LoadingLine label={text.loading} />
        <ul className="px-4 pb-4">
          {text.regions.map((region) => (
            <li key={region}>{region}</li>
          ))}
        </ul>
      </>
    );
  const { title, description, action } = text[state];
  const button =
    state === 'noMatch' ? <Button>{action}</Button> : <Button variant="primary">{action}</Button>;
  return <EmptyState kind={state} title={title} description={description} actions={button} />;
}
