import { serveTask } from '../read/serve-task';
import { readTables } from './read-tables';

serveTask(readTables);
