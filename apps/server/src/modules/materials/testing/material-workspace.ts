import {
  basePath,
  endpoints,
  imageFileUrl,
  type EndpointId,
  type ImageFileAccess,
  type ImageFileSize,
  type ImageTheme,
  type ImageUploadResult,
  type LibraryImage,
} from '@meridian/api-client/contract';
import type { LightMyRequestResponse } from 'fastify';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folderStore, type FileStore } from '../../../platform/files';
import { createTestApp, temporaryFolder, type TestApp, type TestResponse } from '../../../testing';

export interface PictureUpload {
  token: string;
  accountId?: number | undefined;
  theme?: string;
  files: readonly { bytes: Uint8Array; name?: string }[];
  /** Whether the fields come after the files. */
  fieldsLast?: boolean;
  language?: string;
}

type UploadId = 'imageUpload' | 'unitImageUpload' | 'fileImageUpload';
type ManyUploadId = 'imageUploadMany' | 'unitImageUploadMany';

/** The application with an empty material library, whose files are in a folder. */
export interface MaterialWorkspace extends TestApp {
  files: FileStore;
  send<Data>(id: EndpointId, upload: PictureUpload): Promise<TestResponse<Data>>;
  upload(
    bytes: Uint8Array,
    options: Omit<PictureUpload, 'files'> & { name?: string; id?: UploadId },
  ): Promise<TestResponse<LibraryImage>>;
  uploadMany(
    options: PictureUpload & { id?: ManyUploadId },
  ): Promise<TestResponse<{ results: ImageUploadResult[] }>>;
  list(token: string, body?: object): Promise<TestResponse<{ list: LibraryImage[] }>>;
  themes(token: string, body?: object): Promise<ImageTheme[]>;
  access(token: string): Promise<ImageFileAccess>;
  /** Requests an image file. */
  file(id: string, access: ImageFileAccess, size?: ImageFileSize): Promise<LightMyRequestResponse>;
  /** Names of the stored files. */
  storedFiles(): string[];
}

export async function openMaterialWorkspace(
  given: Parameters<typeof createTestApp>[0] = {},
): Promise<MaterialWorkspace> {
  const folder = temporaryFolder();
  const files = folderStore(folder);
  const server = await createTestApp({ files, ...given });

  const send: MaterialWorkspace['send'] = async (id, upload) => {
    const { body, contentType } = await encodeForm(upload);
    const response = await server.app.inject({
      method: 'POST',
      url: basePath + endpoints[id].path,
      headers: {
        token: upload.token,
        'content-type': contentType,
        ...(upload.language !== undefined && { language: upload.language }),
      },
      payload: body,
    });
    const envelope: object = response.json();
    // parse boundary: the contract's envelope, whose data the test checks
    return { status: response.statusCode, headers: response.headers, ...envelope } as never;
  };

  return {
    ...server,
    files,
    send,
    upload: (bytes, { name = 'picture.jpg', id = 'imageUpload', ...upload }) =>
      send(id, { ...upload, files: [{ bytes, name }] }),
    uploadMany: ({ id = 'imageUploadMany', ...upload }) => send(id, upload),
    list: (token, body = {}) => server.call('imageList', { token, body }),
    async themes(token, body = {}) {
      const { data } = await server.call<{ list: ImageTheme[] }>('imageThemeList', { token, body });
      return data.list;
    },
    async access(token) {
      return (await server.call<ImageFileAccess>('imageFileAccess', { token, body: {} })).data;
    },
    file: (id, access, size) => server.app.inject(basePath + imageFileUrl(id, access, size)),
    storedFiles: () =>
      ['images', 'thumbnails'].flatMap((kind) => {
        const at = path.join(folder, kind);
        return existsSync(at) ? readdirSync(at).map((name) => `${kind}/${name}`) : [];
      }),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function encodeForm({
  accountId,
  theme,
  files,
  fieldsLast = false,
}: PictureUpload): Promise<{ body: Buffer; contentType: string }> {
  const form = new FormData();
  const addFields = () => {
    if (accountId !== undefined) form.append('accountId', String(accountId));
    if (theme !== undefined) form.append('theme', theme);
  };
  if (!fieldsLast) addFields();
  for (const { bytes, name = 'picture.jpg' } of files) {
    form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  }
  if (fieldsLast) addFields();
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}
