const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A finite number from a number or a plain decimal text; null for anything else, also for NaN and infinity. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !decimal.test(value.trim())) return null;
  const read = Number(value.trim());
  return Number.isFinite(read) ? read : null;
}

/** A number inside [least, most]; null for anything else. */
function readNumberWithin(value: unknown, least: number, most: number): number | null {
  const read = readNumber(value);
  return read !== null && read >= least && read <= most ? read : null;
}

/** Metres of a fix's radius; phones say -1 for unknown. */
export function readAccuracy(value: unknown): number | null {
  return readNumberWithin(value, 0, 10_000_000);
}

/** A speed of zero or more in the unit given by the caller; phones say -1 for unknown. */
export function readSpeed(value: unknown): number | null {
  return readNumberWithin(value, 0, 100_000);
}

/** Degrees from north, 0 up to 360, exclusive. */
export function readHeading(value: unknown): number | null {
  const degrees = readNumberWithin(value, 0, 360);
  return degrees === null ? null : degrees % 360;
}

/** Battery in per cent. */
export function readBattery(value: unknown): number | undefined {
  return readNumberWithin(value, 0, 100) ?? undefined;
}

/** A flag as JSON or a query writes it; undefined when it is neither. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = String(typeof value === 'string' || typeof value === 'number' ? value : '').toLowerCase();
  if (text === 'true' || text === '1' || text === 'yes') return true;
  if (text === 'false' || text === '0' || text === 'no') return false;
  return undefined;
}
