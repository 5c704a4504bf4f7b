export { draftsRoutes } from './drafts.routes';
export { removeOldDrafts } from './drafts.service';
export { createSaveCommandsService } from './save-commands.service';
export { requireDraft } from './require-draft';
