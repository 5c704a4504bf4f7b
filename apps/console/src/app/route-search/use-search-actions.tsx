import { pagePath } from '@meridian/api-client/contract';
import { formatDayRange, languageNames, languages, useLanguage, useTranslation } from '@meridian/i18n';
import {
  ClockIcon,
  FunnelIcon,
  KeyboardIcon,
  LanguagesIcon,
  LinkIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PlusIcon,
  Rows3Icon,
  SlidersHorizontalIcon,
  SunIcon,
  UploadIcon,
  UsersIcon,
} from '@meridian/ui/icons';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChangeLanguage } from '../../lib/language/use-change-language';
import { notify } from '../../lib/page/notices';
import { writeClipboard } from '../../lib/page/write-clipboard';
import { useCan } from '../../lib/session/can';
import { sizes, themes, useSettings } from '../../lib/settings/settings';
import { openKeyList } from '../key-list/key-list-host';
import { useReportQuestions } from '../questions/use-report-questions';
import { useSignOut } from '../session/use-sign-out';
import { openSettingsDrawer } from '../settings-drawer/settings-drawer-host';
import { sizeTextKeys } from '../shell/size-text-keys';

/** Something that the search can do at once. */
export interface SearchAction {
  id: string;
  icon: ReactNode;
  title: string;
  /** What it is about. */
  hint?: string;
  run: () => void;
}

const themeTexts = {
  light: { key: 'shell.themeLight', icon: <SunIcon /> },
  dark: { key: 'shell.themeDark', icon: <MoonIcon /> },
  system: { key: 'shell.themeSystem', icon: <MonitorIcon /> },
} as const;

/** The actions that the user may take. `canOpen`: whether a page is open to the user. */
export function useSearchActions(canOpen: (path: string) => boolean): readonly SearchAction[] {
  const { t } = useTranslation(['shell', 'common', 'routes']);
  const router = useRouter();
  const questions = useQuestionActions();
  const canAddUsers = useCan('system:user:edit');
  const settings = useSettingActions();
  const { logOut } = useSignOut();
  const open = (path: string) => () => void router.navigate({ to: path });
  const copyLink = () =>
    void writeClipboard(window.location.href).then((isDone) =>
      notify({
        tone: isDone ? 'success' : 'error',
        title: t(isDone ? 'search.actions.linkCopied' : 'search.actions.linkNotCopied'),
      }),
    );
  const all: readonly (SearchAction & { path?: string })[] = [
    ...questions,
    {
      id: 'draft',
      icon: <PlusIcon />,
      title: t('routes:draftNew'),
      path: pagePath('draftNew'),
      run: open(pagePath('draftNew')),
    },
    {
      id: 'import',
      icon: <UploadIcon />,
      title: t('search.actions.import'),
      path: pagePath('imports'),
      run: open(pagePath('imports')),
    },
    ...(canAddUsers
      ? [
          {
            id: 'newUser',
            icon: <PlusIcon />,
            title: t('search.actions.newUser'),
            path: pagePath('users'),
            run: () => void router.navigate({ to: pagePath('users'), search: { id: 'new' } }),
          },
          {
            id: 'newReader',
            icon: <UsersIcon />,
            title: t('search.actions.newReader'),
            path: pagePath('users'),
            run: () => void router.navigate({ to: pagePath('users'), search: { id: 'reader' } }),
          },
        ]
      : []),
    {
      id: 'budgetChanges',
      icon: <ClockIcon />,
      title: t('search.actions.budgetChanges'),
      path: pagePath('audit'),
      run: () => void router.navigate({ to: pagePath('audit'), search: { type: 'budget' } }),
    },
    { id: 'link', icon: <LinkIcon />, title: t('search.actions.copyLink'), run: copyLink },
    ...settings,
    {
      id: 'settings',
      icon: <SlidersHorizontalIcon />,
      title: t('settings.title'),
      // once the search has returned the focus, so that the drawer can return it
      run: () => setTimeout(openSettingsDrawer),
    },
    { id: 'keys', icon: <KeyboardIcon />, title: t('keys.title'), run: () => setTimeout(openKeyList) },
    { id: 'logOut', icon: <LogOutIcon />, title: t('common:shell.logOut'), run: logOut },
  ];
  return all.filter(({ path }) => path === undefined || canOpen(path));
}

/** Opens the reports that answer questions about last week. */
function useQuestionActions(): readonly SearchAction[] {
  const { t } = useTranslation(['shell', 'routes']);
  const { language } = useLanguage();
  const router = useRouter();
  return useReportQuestions().map(({ id, section, range, path, search }) => ({
    id: `question-${id}`,
    icon: <FunnelIcon />,
    title: t(`questions.${id}`),
    hint: `${t(`routes:${section}`)} · ${formatDayRange(range, language, 'short')}`,
    run: () => void router.navigate({ to: path, search }),
  }));
}

/** Changes language, theme or size. */
function useSettingActions(): readonly SearchAction[] {
  const { t } = useTranslation(['shell', 'common']);
  const choose = useSettings((settings) => settings.choose);
  const { change: changeLanguage } = useChangeLanguage();
  return [
    ...languages.map((language) => ({
      id: `language-${language}`,
      icon: <LanguagesIcon />,
      title: t('search.actions.setting', {
        setting: t('common:shell.language'),
        value: languageNames[language],
      }),
      run: () => void changeLanguage(language),
    })),
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      icon: themeTexts[theme].icon,
      title: t('search.actions.setting', {
        setting: t('common:shell.theme'),
        value: t(`common:${themeTexts[theme].key}`),
      }),
      run: () => choose({ theme }),
    })),
    ...sizes.map((size) => ({
      id: `size-${size}`,
      icon: <Rows3Icon />,
      title: t('search.actions.setting', {
        setting: t('common:shell.size'),
        value: t(`common:${sizeTextKeys[size]}`),
      }),
      run: () => choose({ size }),
    })),
  ];
}
