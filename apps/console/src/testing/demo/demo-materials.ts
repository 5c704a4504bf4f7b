import type { ImageTheme, LibraryImage } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { translate } from '@meridian/i18n/texts';
import type { FakeEndpoint } from '../fake-server';
import { firstAccountId } from './demo-accounts';

const idOf = (kind: number, index: number) =>
  `4c0a7d1${String(kind)}-5b3e-4f6a-9d21-${index.toString(16).padStart(12, '0')}`;

const names = [
  'Powder day',
  'Shinkansen',
  'Garden',
  'Okinawa sea',
  'Night cabin',
  'Open-air bath',
  '城市夜景',
];
const demoThemes: readonly ImageTheme[] = ['Ski', 'Rail', 'Autumn', '温泉'].map((name, index) => ({
  id: idOf(1, index),
  accountId: firstAccountId,
  name,
  imageCount: 31,
}));
const sizes = [
  { width: 800, height: 497, ratio: '1.61:1' },
  { width: 1_280, height: 795, ratio: '1.61:1' },
  { width: 600, height: 600, ratio: '1:1' },
  { width: 1_600, height: 1_067, ratio: null },
] as const;

/** Size in pixels of a picture of the demo library, by the number at the end of its id. */
export const demoPictureSize = (index: number) => sizes[index % sizes.length] ?? sizes[0];

const notAcceptedIn = (language: Language): LibraryImage['syncFailure'] => ({
  reason: 'picture',
  message: translate(language, 'uploadFailures', 'picture'),
  code: '901602',
  providerMessage: '图片含有禁止内容',
  field: null,
  content: null,
  canRetry: false,
});
const syncStates = ['none', 'synchronized', 'synchronized', 'failed', 'synchronized'] as const;
function syncOf(index: number, language: Language) {
  const syncState = syncStates[index % syncStates.length] ?? 'none';
  return {
    syncState,
    isSynchronized: syncState === 'synchronized',
    syncFailure: syncState === 'failed' ? notAcceptedIn(language) : null,
  };
}

/** A picture of the demo library. */
const demoImage = (index: number, language: Language, more: Partial<LibraryImage> = {}): LibraryImage => ({
  ...demoPictureSize(index),
  id: idOf(2, index),
  accountId: firstAccountId,
  name: names[index % names.length] ?? '',
  bytes: 340_000,
  mime: 'image/jpeg',
  themeId: demoThemes[index % demoThemes.length]?.id ?? null,
  originalId: null,
  crop: null,
  unitCount: index % 4,
  ...syncOf(index, language),
  creativeCount: (index % 4) * 2,
  createdTime: '2026-11-18T02:20:00Z',
  createdBy: 'Lin Wei',
  ...more,
});

const total = 128;

/** The material library: 128 pictures in four themes. `demoPictureFile` draws them. */
export const materialResponses = (
  isEmpty: boolean,
  language: Language = 'en',
): Readonly<Record<string, FakeEndpoint>> => ({
  '/material/image/list': (body) => {
    const { page = {} } = body as { page?: { number?: number; size?: number } };
    const { number = 1, size = 20 } = page;
    const all = isEmpty ? [] : Array.from({ length: total }, (_, index) => demoImage(index, language));
    return {
      data: { list: all.slice((number - 1) * size, number * size) },
      page: { number, size, totalCount: all.length },
    };
  },
  '/material/theme/list': () => ({
    data: { list: isEmpty ? [] : demoThemes, withoutTheme: isEmpty ? 0 : 4 },
  }),
  '/material/image/fileAccess': () => ({
    data: { session: idOf(3, 1), signature: 'demo' },
  }),
  '/material/search/segment/toBaiduByIds': (body) => {
    const { ids = [] } = body as { ids?: string[] };
    return { data: { pending: 0, synchronized: ids.length, failed: 0 } };
  },
  '/material/search/segment/toBaiduStatus': () => ({
    data: { pending: 0, synchronized: 76, failed: 26, wait: null },
  }),
  '/material/image/delete': () => ({ data: null }),
  '/material/image/restore': () => ({ data: null }),
  '/material/image/changeTheme': () => ({ data: null }),
  '/material/theme/save': () => ({ data: demoThemes[0] }),
  '/material/theme/merge': () => ({ data: demoThemes[0] }),
  '/material/theme/delete': () => ({ data: null }),
});
