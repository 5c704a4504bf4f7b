import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const texts = {
  en: {
    title: 'No drafts yet',
    description: 'Create a draft, or import one with a template.',
    create: 'Create draft',
  },
  cn: { title: '还没有草稿', description: '新建一个草稿，或用模板导入。', create: '新建草稿' },
  tw: { title: '還沒有草稿', description: '新增一份草稿，或用範本匯入。', create: '新增草稿' },
};

export function EmptyStateExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <EmptyState
      kind="nothingYet"
      title={text.title}
      description={text.description}
      actions={<Button variant="primary">{text.create}</Button>}
    />
  );
}
