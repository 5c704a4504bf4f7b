import { Breadcrumb } from './breadcrumb';

const items = [
  { title: 'Search' },
  { title: 'Keywords', href: '#keywords' },
  { title: 'Weekly keyword report' },
];

export function BreadcrumbExample() {
  return (
    <div className="flex">
      <Breadcrumb
        label="Breadcrumb"
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
