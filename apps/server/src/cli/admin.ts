import { runAdminCommand } from './run-admin-command';

process.exitCode = await runAdminCommand(process.argv.slice(2));
