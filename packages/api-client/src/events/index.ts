export { createEventParser, type EventParser, type ServerEvent } from './event-parser';
export { openEventStream, type EventStreamOptions } from './open-event-stream';
export {
  sharedEvent,
  shareEventStream,
  type SharedEvent,
  type SharedEventOptions,
  type SharedEventStreamOptions,
} from './share-event-stream';
