/** Where this package tells what it noticed; never a token, never a password. @public */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
}

/** The browser's or Node's console. @public */
export const consoleLogger: Logger = {
  warn: (message, details) => (details ? console.warn(message, details) : console.warn(message)),
};
