import { connect } from 'node:net';
import type { CommandResult } from './command.ts';

function resultOf(text: string): CommandResult {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || !('isOk' in answer) || !('lines' in answer)) {
    throw new TypeError('The server gave an answer that cannot be read');
  }
  const lines = Array.isArray(answer.lines) ? answer.lines.map(String) : [];
  return { isOk: answer.isOk === true, lines };
}

/** Has the running server do a command; null when nobody listens at the path. Rejects when the server breaks off. */
export function askServer(path: string, args: readonly string[]): Promise<CommandResult | null> {
  return new Promise((done, refuse) => {
    let text = '';
    let isConnected = false;
    const socket = connect(path, () => {
      isConnected = true;
      socket.write(`${JSON.stringify(args)}\n`);
    });
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      text += String(piece);
    });
    socket.once('error', (error) => (isConnected ? refuse(error) : done(null)));
    socket.once('end', () => {
      try {
        done(resultOf(text));
      } catch {
        refuse(new Error('The server broke off before it answered; its log says why'));
      }
    });
  });
}
