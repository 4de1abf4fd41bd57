import type { FastifyBaseLogger } from 'fastify';
import type { CommandContext, CommandResult } from './command.ts';
import { controlPath, serveControl } from './control-server.ts';
import { prepareCommand } from './prepare-command.ts';
import { UsageError } from './usage-error.ts';

/** Takes commands for a running server and answers how to stop that. A server without it runs all the same. */
export async function openControl(
  dataDirectory: string,
  context: CommandContext,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const run = async (args: readonly string[]): Promise<CommandResult> => {
    try {
      return await prepareCommand(args)(context);
    } catch (error) {
      if (error instanceof UsageError) return { isOk: false, lines: [error.message] };
      log.error({ err: error }, 'a command failed');
      return { isOk: false, lines: ['The command failed; the log of the server says why'] };
    }
  };
  try {
    return await serveControl(controlPath(dataDirectory), run);
  } catch (error) {
    log.warn({ err: error }, 'commands are not taken while this server runs');
    return async () => undefined;
  }
}
