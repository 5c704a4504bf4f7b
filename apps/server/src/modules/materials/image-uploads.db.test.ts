import type { LibraryImage } from '@meridian/api-client/contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FileStoreError } from '../../platform/files';
import {
  animatedPng,
  cameraJpeg,
  drawPicture,
  jpegOf,
  noisePng,
  pngClaiming,
  pngOf,
} from './testing/image-fixtures';
import { openMaterialWorkspace, type MaterialWorkspace } from './testing/material-workspace';

let workspace: MaterialWorkspace;
let token: string;
let accountId: number;
let otherId: number;
beforeAll(async () => {
  workspace = await openMaterialWorkspace();
  [accountId, otherId] = [await workspace.fixtures.addAccount(), await workspace.fixtures.addAccount()];
  ({ token } = await workspace.fixtures.signedIn({ name: 'Ann', accountIds: [accountId, otherId] }));
});
afterAll(() => workspace.close());
afterEach(() => workspace.clock.advance(60_000));

const upload = (bytes: Uint8Array, options: Partial<Parameters<MaterialWorkspace['upload']>[1]> = {}) =>
  workspace.upload(bytes, { token, accountId, ...options });

async function bytesOf(image: LibraryImage): Promise<Buffer> {
  return (await workspace.file(image.id, await workspace.access(token))).rawPayload;
}

describe('a picture', () => {
  it('is in the library with its theme, upright, and without camera metadata', async () => {
    const bytes = await cameraJpeg();
    expect(bytes.includes('Secret Owner')).toBe(true);
    const { code, data } = await upload(bytes, { theme: ' Ski ', name: '../../Powder day.JPG' });
    expect(code).toBe(200);
    const [theme] = await workspace.themes(token);
    expect(theme).toEqual({ id: data.themeId, accountId, name: 'Ski', imageCount: 1 });
    expect(data).toEqual({
      id: data.id,
      accountId,
      name: 'Powder day',
      width: 600,
      height: 400,
      ratio: null,
      bytes: data.bytes,
      mime: 'image/jpeg',
      themeId: theme?.id,
      originalId: null,
      crop: null,
      isSynchronized: false,
      syncState: 'none',
      syncFailure: null,
      unitCount: 0,
      creativeCount: 0,
      createdBy: 'Ann',
      createdTime: workspace.clock.now().toISOString(),
    });
    expect((await workspace.list(token)).data.list).toEqual([data]);

    const stored = await bytesOf(data);
    expect(stored).toHaveLength(data.bytes);
    expect(stored.includes('Secret Owner')).toBe(false);
    const { width, height, orientation, exif } = await sharp(stored).metadata();
    expect({ width, height, orientation, exif }).toEqual({ width: 600, height: 400 });
    // the dark corner was rotated with the image
    const corner = await sharp(stored).extract({ left: 500, top: 50, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[0]).toBeLessThan(40);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    [
      'in CMYK',
      async () =>
        sharp(await jpegOf())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      'jpeg',
    ],
    ['that is progressive', () => drawPicture().jpeg({ progressive: true }).toBuffer(), 'jpeg'],
    [
      'with 16 bits per channel',
      async () =>
        sharp(await pngOf())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
      'png',
    ],
    [
      'in 16-bit grey',
      async () =>
        sharp(await pngOf())
          .toColourspace('grey16')
          .png()
          .toBuffer(),
      'png',
    ],
    [
      'with transparency',
      async () =>
        sharp(await pngOf())
          .ensureAlpha(0.5)
          .png()
          .toBuffer(),
      'png',
    ],
  ])('%s is converted to sRGB with 8 bits', async (_, draw, format) => {
    const { code, data } = await upload(await draw());
    expect(code).toBe(200);
    const { space, depth, ...meta } = await sharp(await bytesOf(data)).metadata();
    expect({ space, depth, format: meta.format, mime: data.mime }).toEqual({
      space: 'srgb',
      depth: 'uchar',
      format,
      mime: `image/${format}`,
    });
  });

  it('loses hidden content for other programs', async () => {
    const zip = Buffer.from('PK\u0003\u0004 <script>alert(1)</script>');
    const { data } = await upload(Buffer.concat([await jpegOf({ background: '#123456' }), zip]));
    const stored = await bytesOf(data);
    expect([stored.includes('PK\u0003\u0004'), stored.includes('<script>')]).toEqual([false, false]);
  });

  it.each([
    ['..\\..\\C:\\win.png', 'win'],
    ['a\u202Egnp.exe\u0000.jpg', 'agnp.exe'],
    ['雪山 风景.jpeg', '雪山 风景'],
    ['.jpg', 'picture'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('named %j is shown as %j', async (name, shown) => {
    const { data } = await upload(await jpegOf({ width: 210 + shown.length, height: 300 }), { name });
    expect(data.name).toBe(shown);
  });

  it.each([
    [200, 200, '1:1'],
    [323, 200, '1.61:1'],
    [322, 200, null],
    [324, 200, null],
    [800, 497, '1.61:1'],
  ])('of %i × %i pixels has the ratio %s', async (width, height, ratio) => {
    expect((await upload(await pngOf({ width, height }))).data).toMatchObject({ width, height, ratio });
  });

  it('can have exactly 2 MB, not a byte more', async () => {
    const picture = await jpegOf({ background: '#0a0b0c' });
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await upload(padded(2 * 1024 * 1024))).code).toBe(200);
    const { status, code, data } = await upload(padded(2 * 1024 * 1024 + 1));
    expect({ status, code, data }).toEqual({ status: 413, code: 413, data: { problem: 'picture_bytes' } });
  });

  it('is never stored with more than 2 MB', async () => {
    const noise = await noisePng(1_100, 620);
    expect(noise.length).toBeGreaterThan(1.9 * 1024 * 1024);
    const jpeg = await sharp(noise).jpeg({ quality: 97 }).toBuffer();
    for (const bytes of [noise.length > 2 * 1024 * 1024 ? jpeg : noise, jpeg]) {
      const { data } = await upload(bytes);
      expect(data.bytes).toBeLessThanOrEqual(2 * 1024 * 1024);
    }
  });
});

const text = (content: string) => () => Promise.resolve(Buffer.from(content));
const wrongFiles: [string, () => Promise<Buffer>, number, string][] = [
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'), 415, 'picture_type'],
  ['HTML', text('<!doctype html><script>alert(1)</script>'), 415, 'picture_type'],
  ['a PDF', text('%PDF-1.7'), 415, 'picture_type'],
  ['DjVu', text('AT&TFORM\0\0\0\0DJVU'), 415, 'picture_type'],
  ['a GIF', () => drawPicture().gif().toBuffer(), 415, 'picture_type'],
  ['WebP', () => drawPicture().webp().toBuffer(), 415, 'picture_type'],
  ['nothing', text(''), 415, 'picture_type'],
  ['the first bytes of a PNG', async () => (await pngOf()).subarray(0, 8), 400, 'picture_damaged'],
  ['the first bytes of a JPEG', async () => (await jpegOf()).subarray(0, 3), 400, 'picture_damaged'],
  ['60 % of a PNG', async () => (await noisePng(300, 300)).subarray(0, 160_000), 400, 'picture_damaged'],
  [
    '90 % of a JPEG',
    async () => {
      const jpeg = await sharp(await noisePng(300, 300))
        .jpeg()
        .toBuffer();
      return jpeg.subarray(0, jpeg.length * 0.9);
    },
    400,
    'picture_damaged',
  ],
  ['an animated PNG', animatedPng, 400, 'picture_animated'],
  ['30,000 × 30,000 pixels', () => Promise.resolve(pngClaiming(30_000, 30_000)), 400, 'picture_pixels'],
  ['1 × 65,535 pixels', () => Promise.resolve(pngClaiming(1, 65_535)), 400, 'picture_small'],
  ['199 × 400 pixels', () => pngOf({ width: 199 }), 400, 'picture_small'],
];

describe('a file is rejected by its content, and leaves nothing:', () => {
  it.each(wrongFiles)('%s named .png', async (_, draw, code, problem) => {
    const before = workspace.storedFiles();
    const bytes = await draw();
    const rejected = await upload(bytes, { name: 'a.png' });
    expect(rejected).toMatchObject({ code, data: { problem } });
    expect(rejected.fields).toEqual(code === 400 ? { file: problem } : undefined);
    const ofUnit = await upload(bytes, { name: 'a.png', id: 'unitImageUpload' });
    expect(ofUnit).toMatchObject({ status: 200, code: 920_001, data: { problem } });
    expect(ofUnit.message).toBe(rejected.message);
    expect(workspace.storedFiles()).toEqual(before);
  });

  it('in the language of the user', async () => {
    const messages = await Promise.all(
      ['en', 'cn', 'tw'].map(async (language) => (await upload(Buffer.from('x'), { language })).message),
    );
    expect(messages[1]).toContain('JPG');
    expect(new Set(messages).size).toBe(3);
  });

  it('a picture that no unit can show, for a unit', async () => {
    const bytes = await pngOf({ width: 500, height: 400 });
    expect(await upload(bytes, { id: 'unitImageUpload' })).toMatchObject({
      code: 920_001,
      data: { problem: 'picture_ratio' },
    });
    expect((await upload(bytes, { id: 'fileImageUpload' })).code).toBe(200);
  });
});

describe('the same picture again', () => {
  const count = async (query: object) => (await workspace.list(token, { query })).page?.totalCount;

  it('is the same image of the theme, and one file in all themes and accounts', async () => {
    const bytes = await pngOf({ background: '#336699' });
    const first = await upload(bytes, { theme: 'Rail' });
    const files = workspace.storedFiles();
    const again = await upload(bytes, { theme: first.data.themeId ?? '', name: 'other.png' });
    expect(again.data).toEqual(first.data);
    const elsewhere = [await upload(bytes), await upload(bytes, { accountId: otherId, theme: 'Rail' })];
    expect(new Set([first, ...elsewhere].map(({ data }) => data.id)).size).toBe(3);
    expect(workspace.storedFiles()).toEqual(files);
    expect(await count({ accountId: otherId })).toBe(1);
  });

  it('in parallel too', async () => {
    const bytes = await pngOf({ background: '#fedcba' });
    const before = workspace.storedFiles().length;
    const sent = await Promise.all(Array.from({ length: 6 }, () => upload(bytes, { theme: 'At once' })));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect(workspace.storedFiles()).toHaveLength(before + 2);
    const named = (await workspace.themes(token)).filter(({ name }) => name === 'At once');
    expect(named.map(({ imageCount }) => imageCount)).toEqual([1]);
  });
});

describe('several files', () => {
  it('have separate results: a rejected one does not affect the others', async () => {
    const { code, data } = await workspace.uploadMany({
      token,
      accountId,
      theme: 'Several',
      fieldsLast: true,
      files: [
        { bytes: await jpegOf({ background: '#111111' }), name: 'one.jpg' },
        { bytes: Buffer.from('<svg/>'), name: 'two.png' },
        { bytes: await jpegOf({ background: '#111111' }), name: 'three.jpg' },
        { bytes: await jpegOf({ background: '#222222', width: 300 }), name: 'four.jpg' },
      ],
    });
    expect(code).toBe(200);
    expect(data.results.map(({ fileName }) => fileName)).toEqual([
      'one.jpg',
      'two.png',
      'three.jpg',
      'four.jpg',
    ]);
    const ids = data.results.map(({ image }) => image?.id);
    expect(ids[2]).toBe(ids[0]);
    expect(data.results.map(({ error }) => error?.code)).toEqual([undefined, 415, undefined, undefined]);
    expect(data.results[1]).toMatchObject({ image: null, error: { problem: 'picture_type' } });
  });

  it('have the error code of pictures of units on that route', async () => {
    const { data } = await workspace.uploadMany({
      token,
      accountId,
      id: 'unitImageUploadMany',
      files: [{ bytes: await jpegOf({ width: 300 }) }, { bytes: await jpegOf({ width: 323, height: 200 }) }],
    });
    expect(data.results.map(({ error }) => [error?.code, error?.problem])).toEqual([
      [920_001, 'picture_ratio'],
      [undefined, undefined],
    ]);
  });

  it('beyond the first 100 of 500 fail, and the others do not', async () => {
    const bytes = await jpegOf({ width: 200, height: 200 });
    const files = Array.from({ length: 500 }, (_, index) => ({ bytes, name: `${index}.jpg` }));
    const { data } = await workspace.uploadMany({ token, accountId, files });
    expect(data.results).toHaveLength(500);
    expect(data.results.filter(({ image }) => image !== null)).toHaveLength(100);
    expect(data.results[100]?.error).toMatchObject({ code: 413, problem: 'too_many_pictures' });
  });
});

describe('nothing is stored', () => {
  it.each<[string, () => object, number, string[] | undefined]>([
    ['for a foreign account', () => ({ accountId: accountId + 1_000 }), 403, undefined],
    ['without an account', () => ({ accountId: undefined }), 400, ['accountId']],
    ['for account 0', () => ({ accountId: 0 }), 400, ['accountId']],
    [
      'under an unknown id of a theme',
      () => ({ theme: '0191d0a0-0000-4000-8000-000000000001' }),
      400,
      ['theme'],
    ],
    ['under too long a name of a theme', () => ({ theme: 'x'.repeat(51) }), 400, ['theme']],
  ])('%s', async (_, given, code, fields) => {
    const before = workspace.storedFiles();
    const response = await upload(await jpegOf({ background: '#abcdef' }), given());
    expect(response.code).toBe(code);
    expect(response.fields && Object.keys(response.fields)).toEqual(fields);
    expect(workspace.storedFiles()).toEqual(before);
  });

  it('without a file', async () => {
    expect(await workspace.send('imageUpload', { token, accountId, files: [] })).toMatchObject({
      code: 400,
      fields: { file: 'required' },
    });
  });

  it.each([0.5, 0.9, 0.999])('when the connection breaks after %f of the body', async (share) => {
    const before = workspace.storedFiles();
    const form = new FormData();
    form.append('accountId', String(accountId));
    form.append('file', new Blob([Uint8Array.from(await noisePng(250, 250))]), 'a.png');
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const response = await workspace.app.inject({
      method: 'POST',
      url: '/base-api/marketing/api/v1/material/image/uploadImage',
      headers: { token, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: body.subarray(0, body.length * share),
    });
    expect(response.json<{ code: number }>().code).toBe(400);
    expect(workspace.storedFiles()).toEqual(before);
  });

  it('beyond the quota of the account', async () => {
    const small = await openMaterialWorkspace({
      capacity: { quotaBytes: 4_000, freeBytes: () => Promise.resolve(Infinity) },
    });
    try {
      const id = await small.fixtures.addAccount();
      const user = await small.fixtures.signedIn({ accountIds: [id] });
      const files = ['#100000', '#200000', '#300000'].map(async (background) => ({
        bytes: await jpegOf({ background }),
      }));
      const sent = { token: user.token, accountId: id, files: await Promise.all(files) };
      expect((await small.uploadMany(sent)).code).toBe(413);
      expect(small.storedFiles()).toEqual([]);
    } finally {
      await small.close();
    }
  });

  it.each([
    ['the disk is full', Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }), 507],
    ['the file store is away', new FileStoreError('no bucket'), 503],
  ])('when %s', async (_, error, code) => {
    const removed: string[] = [];
    const { files } = workspace;
    const broken = await openMaterialWorkspace({
      files: {
        ...files,
        put: (key) =>
          key.startsWith('thumbnails/') ? Promise.reject(error) : files.put(key, Buffer.from('x')),
        remove: (key) => files.remove(key).then(() => void removed.push(key)),
      },
    });
    try {
      const id = await broken.fixtures.addAccount();
      const user = await broken.fixtures.signedIn({ accountIds: [id] });
      const response = await broken.upload(await jpegOf(), { token: user.token, accountId: id });
      expect([response.status, response.code]).toEqual([503, code]);
      expect(removed.filter((key) => key.startsWith('images/'))).toHaveLength(1);
      expect((await broken.list(user.token)).data.list).toEqual([]);
    } finally {
      await broken.close();
    }
  });

  it('while the disk is nearly full', async () => {
    const full = await openMaterialWorkspace({
      capacity: { quotaBytes: Infinity, freeBytes: () => Promise.resolve(1_000) },
    });
    try {
      const id = await full.fixtures.addAccount();
      const user = await full.fixtures.signedIn({ accountIds: [id] });
      expect((await full.upload(await jpegOf(), { token: user.token, accountId: id })).code).toBe(507);
    } finally {
      await full.close();
    }
  });
});
