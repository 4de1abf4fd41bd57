import { parseJson } from '../http/body-parser.ts';

/* What some programs write for a number that is none, and JSON does not know. */
const bareNumber = /([:,[]\s*)(-?(?:NaN|Infinity)|nan|undefined)(?=\s*[,}\]])/g;

/** Whether the body of a phone's request is meant as JSON, whatever its Content-Type says. */
export function isJson(text: string): boolean {
  return /^[\s\uFEFF]*[{[]/.test(text);
}

/**
 * Reads the body of a phone's request. What is no JSON comes back as its text: the adapter keeps it with its reason,
 * and finds the alarm in it if there is one.
 */
export function readMessage(body: unknown): unknown {
  if (typeof body !== 'string' || body.trim() === '') return undefined;
  for (const text of [body, body.replace(bareNumber, '$1"$2"')]) {
    try {
      return parseJson(text);
    } catch {
      /* the next reading, or none */
    }
  }
  return body;
}
