import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCities } from './read-cities.ts';

test('columns in any order and any spelling, separated by what the first line has; empty lines are none', () => {
  const zagreb = { countryId: 191, name: 'Zagreb', postalCode: '10000' };
  const bec = { countryId: 40, name: 'Beč; "Wien"', postalCode: null };
  for (const text of [
    '\uFEFFidCountry,name,postalCode\r\n191,Zagreb,10000\r\n040,"Beč; ""Wien""",\r\n\r\n',
    'postalcode;NAME;more;idcountry\n10000; Zagreb ;x;191\n;"Beč; ""Wien""";;40',
    'name\tidCountry\tpostalCode\nZagreb\t191\t10000\n"Beč; ""Wien"""\t40',
  ]) {
    expect(readCities(text)).toEqual({ cities: [zagreb, bec], faults: [] });
  }
  expect(readCities('idCountry,name\n191,Knin')).toMatchObject({ cities: [{ postalCode: null }], faults: [] });
});

test('every line that is wrong is explained, the others are read', () => {
  const lines = [
    'idCountry;name;postalCode',
    'HRV;Zagreb;10000',
    '191;;10000',
    '191;Split;21000',
    '0;Split;21000',
    `191;${'x'.repeat(201)};1`,
    `191;Pula;${'1'.repeat(21)}`,
    '191;"Rijeka;51000',
    '191;"Rije"ka;51000',
    '191; Split ;21000',
    '191',
    '191;Rijeka;51000',
  ];
  const { cities, faults } = readCities(lines.join('\n'));
  expect(cities.map(({ name }) => name)).toEqual(['Split', 'Rijeka']);
  expect(faults).toEqual([
    "Line 2: idCountry is 'HRV'; it must be a number of ISO 3166-1, such as 191 for Croatia",
    'Line 3: the name is missing',
    "Line 5: idCountry is '0'; it must be a number of ISO 3166-1, such as 191 for Croatia",
    'Line 6: the name has more than 200 characters',
    'Line 7: the postalCode has more than 20 characters',
    'Line 8: a quotation mark has no second one',
    'Line 9: something stands between a quotation mark and the end of its field',
    'Line 10: it is the same as line 4',
    'Line 11: the name is missing',
  ]);
  for (const text of ['', 'Zagreb,10000', '191;Zagreb;10000\n191;Split;21000']) {
    expect(readCities(text).faults).toEqual([expect.stringMatching(/^Line 1: it must name the columns/)]);
  }
});

test('whatever a file holds is read or told, and what a spreadsheet writes comes back', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCities(`idCountry,name\n${text}`)));
  const name = fc.string().filter((text) => /^\S(.*\S)?$/.test(text) && !/\p{Cc}|\p{Cf}/u.test(text));
  fc.assert(
    fc.property(name, fc.constantFrom(',', ';', '\t'), (wanted, separator) => {
      const line = ['191', `"${wanted.replaceAll('"', '""')}"`].join(separator);
      expect(readCities(`idCountry${separator}name\n${line}`).cities).toEqual([
        { countryId: 191, name: wanted, postalCode: null },
      ]);
    }),
  );
});
