import { givenLine } from '../master-data/given-text.ts';

/** A city as a file names it. */
export interface NamedCity {
  /** ISO 3166-1 number. */
  readonly countryId: number;
  readonly name: string;
  readonly postalCode: string | null;
}

/** What a file holds, and what is wrong with it. */
export interface ReadCities {
  /** Each once, in the file's order. */
  readonly cities: readonly NamedCity[];
  /** One sentence for each line that is wrong, with its number; the first line is 1. */
  readonly faults: readonly string[];
}

const longestName = 200;
const longestPostalCode = 20;

class LineFault extends Error {
  override readonly name = 'LineFault';
}

/* `a;"b; ""c"""` has two fields. */
function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^ *"((?:[^"]|"")*)" */.exec(rest);
    if (!quoted && /^ *"/.test(rest)) throw new LineFault('a quotation mark has no second one');
    const end = quoted ? quoted[0].length : (rest + separator).indexOf(separator);
    if (quoted && end < rest.length && rest[end] !== separator) {
      throw new LineFault('something stands between a quotation mark and the end of its field');
    }
    fields.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : rest.slice(0, end).trim());
    if (end >= rest.length) return fields;
    rest = rest.slice(end + 1);
  }
}

/** Places of the columns by the first line, and what separates them. */
function readHead(line: string): { separator: string; places: Record<'idCountry' | 'name' | 'postalCode', number> } {
  const separator = [';', '\t', ','].find((sign) => line.includes(sign)) ?? ',';
  const titles = fieldsOf(line, separator).map((title) => title.toLowerCase());
  const placeOf = (name: string): number => titles.indexOf(name.toLowerCase());
  const places = { idCountry: placeOf('idCountry'), name: placeOf('name'), postalCode: placeOf('postalCode') };
  if (places.idCountry < 0 || places.name < 0) {
    throw new LineFault('it must name the columns: idCountry, name and, where there are any, postalCode');
  }
  return { separator, places };
}

function cityOf(country: string, givenName: string, givenCode: string): NamedCity {
  const [name, postalCode] = [givenLine(givenName), givenLine(givenCode)];
  if (!/^\d{1,3}$/.test(country) || Number(country) === 0) {
    throw new LineFault(`idCountry is '${country}'; it must be a number of ISO 3166-1, such as 191 for Croatia`);
  }
  if (name === '') throw new LineFault('the name is missing');
  if (name.length > longestName) throw new LineFault(`the name has more than ${longestName} characters`);
  if (postalCode.length > longestPostalCode) {
    throw new LineFault(`the postalCode has more than ${longestPostalCode} characters`);
  }
  return { countryId: Number(country), name, postalCode: postalCode || null };
}

/** Tells one city from another. */
export const cityKey = ({ countryId, name, postalCode }: NamedCity): string =>
  JSON.stringify([countryId, name, postalCode]);

/**
 * Reads cities from CSV: columns named in the first line, separated by commas, semicolons or tabs; quotation marks as
 * spreadsheets write them. Never throws: what is wrong is told line by line.
 */
export function readCities(text: string): ReadCities {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const cities = new Map<string, { readonly city: NamedCity; readonly line: number }>();
  const faults: string[] = [];
  const attempt = <T>(line: number, work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      faults.push(`Line ${line}: ${error.message}`);
      return null;
    }
  };
  const columns = attempt(1, () => readHead(head));
  if (!columns) return { cities: [], faults };
  const { separator, places } = columns;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = index + 2;
    attempt(line, () => {
      const fields = fieldsOf(text, separator);
      const field = (place: number): string => fields[place] ?? '';
      const city = cityOf(field(places.idCountry), field(places.name), field(places.postalCode));
      const before = cities.get(cityKey(city));
      if (before) throw new LineFault(`it is the same as line ${before.line}`);
      cities.set(cityKey(city), { city, line });
    });
  }
  return { cities: [...cities.values()].map(({ city }) => city), faults };
}
