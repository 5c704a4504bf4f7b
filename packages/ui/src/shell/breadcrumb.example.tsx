import { Breadcrumb } from './breadcrumb';

const texts = {
  en: { label: 'Breadcrumb', search: 'Search ads', keywords: 'Keywords', weekly: 'Weekly keyword report' },
  cn: { label: '面包屑', search: '搜索推广', keywords: '关键词', weekly: '关键词周报' },
  tw: { label: '導覽路徑', search: '搜尋廣告', keywords: '關鍵字', weekly: '關鍵字週報' },
};

export function BreadcrumbExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const items = [{ title: text.search }, { title: text.keywords, href: '#keywords' }, { title: text.weekly }];
  return (
    <div className="flex">
      <Breadcrumb
        label={text.label}
        items={items}
        renderLink={(href, { children, ...props }) => (
          <a href={href} {...props}>
            {children}
          </a>
        )}
      />
    </div>
  );
}
