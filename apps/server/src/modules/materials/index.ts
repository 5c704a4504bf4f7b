import { defineModule } from '../../kits/define-module';
import { imageFileKey, thumbnailKey } from './image-files';
import { sendAccountImages } from './jobs';
import { materialsRoutes } from './materials.routes';
import { removeOldImages } from './remove-old-images';

export { addImages, type ImageToAdd } from './add-images';
export { encodeImage } from './encode-image';
export { createImageFiles, imageFileKey, thumbnailKey } from './image-files';
export { createImageSyncsRepository } from './image-syncs.repository';
export { createImageProvider, type ImageProvider } from './provide-images';
export { resolveTheme } from './resolve-theme';

export const materialsModule = defineModule({
  name: 'materials',
  routes: materialsRoutes,
  audits: {
    imageList: 'read',
    providerImageList: 'read',
    imageFind: 'read',
    imageCrop: ['imageAdd'],
    imageDelete: ['imageDelete'],
    imageRestore: ['imageRestore'],
    imageChangeTheme: { none: 'sorts the library; the pictures stay' },
    imageFileAccess: 'read',
    imageSync: ['imageSend'],
    imageSyncStatus: 'read',
    imageUpload: ['imageAdd'],
    imageUploadMany: ['imageAdd'],
    unitImageUpload: ['imageAdd'],
    unitImageUploadMany: ['imageAdd'],
    fileImageUpload: ['imageAdd'],
    imageThemeList: 'read',
    imageThemeSave: { none: 'sorts the library; the pictures stay' },
    imageThemeMerge: ['imageThemeDelete'],
    imageThemeDelete: ['imageThemeDelete'],
  },
  jobs: [sendAccountImages],
  housekeeping: ({ db, files, clock }) => removeOldImages(db, files, clock),
  files: [
    { table: 'image_files', keyOf: imageFileKey },
    { table: 'image_files', keyOf: thumbnailKey },
  ],
});
