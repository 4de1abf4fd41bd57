import { readPanicRequest, sendPanic } from './send-panic.ts';

/* A guard of the demo asks for help: node panic.ts [guardNumber] [--url http://127.0.0.1:8080] */
try {
  const { isSent, line } = await sendPanic(readPanicRequest(process.argv.slice(2), process.env), Date.now());
  console.log(line);
  process.exitCode = isSent ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
