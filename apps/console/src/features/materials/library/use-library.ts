import type { ImageTheme, LibraryImage } from '@meridian/api-client/contract';
import { imageListOptions, imageThemeListOptions } from '@meridian/api-client/react';
import type { LibraryPicture } from '@meridian/draft-editor';
import { formatInstant, useLanguage } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useListPage } from '../../../lib/lists/use-list-page';
import { toLibraryPicture } from '../../../lib/pictures/to-library-picture';
import { toImagesRequest, type MaterialsAddress } from '../materials-address';

export interface UseLibraryOptions {
  address: MaterialsAddress;
  onAddressChange: (address: MaterialsAddress, options?: { replace: boolean }) => void;
  /** IANA name, for times. */
  timeZone: string;
}

const noThemes: readonly ImageTheme[] = [];

/** The pictures at an address, the themes of their accounts, and the selection. */
export function useLibrary({ address, onAddressChange, timeZone }: UseLibraryOptions) {
  const api = useApi();
  const { language } = useLanguage();
  const list = useListPage({
    address,
    onAddressChange,
    request: imageListOptions(api, toImagesRequest(address)),
  });
  const { data: themeData } = useQuery(imageThemeListOptions(api, address.account));
  const themes = themeData?.list ?? noThemes;
  const { rows } = list;
  const pictures = useMemo(
    () => rows && toPictures(rows, themes, (time) => formatInstant(time, timeZone, language)),
    [rows, themes, timeZone, language],
  );
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  // pictures hidden by another page or filter are not selected
  const selected = useMemo(() => rows?.filter(({ id }) => selectedIds.has(id)) ?? [], [rows, selectedIds]);
  const shownIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  return {
    list,
    themes,
    withoutTheme: themeData?.withoutTheme ?? 0,
    pictures,
    selected,
    selectedIds: shownIds,
    setSelectedIds,
  };
}

function toPictures(
  rows: readonly LibraryImage[],
  themes: readonly ImageTheme[],
  timeText: (instant: string) => string,
): LibraryPicture[] {
  const names = new Map(themes.map(({ id, name }) => [id, name]));
  return rows.map((row) =>
    toLibraryPicture(row, { theme: names.get(row.themeId ?? '') ?? '', created: timeText(row.createdTime) }),
  );
}
