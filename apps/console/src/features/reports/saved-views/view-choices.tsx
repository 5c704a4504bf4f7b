import type { SavedReportView } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, Skeleton } from '@meridian/ui';
import { BookmarkCheckIcon, BookmarkIcon, RefreshCwIcon, UsersIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import type { ReportViews } from './use-report-views';
import { useViewLine } from './use-view-line';

const defaultValue = 'default';

/** The available views, each with a line on its content; the current one is checked. */
export function ViewChoices({ views }: { views: ReportViews }) {
  const { t } = useTranslation(['reports', 'common']);
  const lineOf = useViewLine();
  const { list, current, isEdited, hasFailed, defaultColumnCount } = views;
  const lineOfView = ({ owner, content }: SavedReportView) =>
    owner === null ? lineOf(content) : t('views.sharedBy', { name: owner });
  const choose = (value: string) => views.show(list?.find(({ id }) => id === value) ?? null);
  return (
    <>
      <MenuLabel>{t('views.label')}</MenuLabel>
      <MenuRadioGroup
        value={current === undefined ? '' : (current?.id ?? defaultValue)}
        onValueChange={choose}
      >
        <Choice
          value={defaultValue}
          icon={<BookmarkIcon />}
          name={t('views.default')}
          line={t('views.columns', { count: defaultColumnCount })}
          isEdited={current === null && isEdited}
        />
        {list?.map((view) => {
          const isCurrent = view.id === current?.id;
          return (
            <Choice
              key={view.id}
              value={view.id}
              icon={
                view.owner === null ? isCurrent ? <BookmarkCheckIcon /> : <BookmarkIcon /> : <UsersIcon />
              }
              name={view.name}
              line={lineOfView(view)}
              isEdited={isCurrent && isEdited}
            />
          );
        })}
      </MenuRadioGroup>
      {!list && !hasFailed && <Skeleton className="mx-2 my-2 h-7" />}
      {hasFailed && (
        <>
          <p className="px-2 py-1 text-12 text-fg-2">{t('views.failed')}</p>
          <MenuItem
            icon={<RefreshCwIcon />}
            onSelect={(event) => {
              event.preventDefault();
              views.retry();
            }}
          >
            {t('common:tryAgain')}
          </MenuItem>
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  value: string;
  icon: ReactNode;
  name: string;
  line: string;
  isEdited: boolean;
}

function Choice({ value, icon, name, line, isEdited }: ChoiceProps) {
  const { t } = useTranslation('reports');
  return (
    <MenuRadioItem value={value} icon={icon} className="h-11">
      <span className="flex min-w-0 items-baseline gap-1">
        <span className="min-w-0 truncate leading-4.5 font-medium" title={name}>
          {name}
        </span>
        {isEdited && <span className="flex-none text-12 text-fg-3">{t('views.edited')}</span>}
      </span>
      <span className="block truncate text-12 leading-4.5 text-fg-3" title={line}>
        {line}
      </span>
    </MenuRadioItem>
  );
}
