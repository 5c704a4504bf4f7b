import { serveTask } from '../../workbook-files/serve-task';
import { readTables } from './read-tables';

serveTask(readTables);
