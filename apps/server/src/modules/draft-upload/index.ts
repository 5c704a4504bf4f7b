export { draftUploadRoutes } from './draft-upload.routes';
