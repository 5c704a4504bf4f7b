import { pagePath } from '@meridian/api-client/contract';
import { languageNames, languages, useTranslation } from '@meridian/i18n';
import {
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
} from '@meridian/ui/icons';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChangeLanguage } from '../../lib/language/use-change-language';
import { notify } from '../../lib/page/notices';
import { writeClipboard } from '../../lib/page/write-clipboard';
import { sizes, themes, useSettings } from '../../lib/settings/settings';
import { openKeyList } from '../key-list/key-list-host';
import { useSignOut } from '../session/use-sign-out';
import { openSettingsDrawer } from '../settings-drawer/settings-drawer-host';
import { sizeTextKeys } from '../shell/size-text-keys';

/** Something that the search can do at once. */
export interface SearchAction {
  id: string;
  icon: ReactNode;
  title: string;
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
  const choose = useSettings((settings) => settings.choose);
  const { change: changeLanguage } = useChangeLanguage();
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
    { id: 'link', icon: <LinkIcon />, title: t('search.actions.copyLink'), run: copyLink },
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
