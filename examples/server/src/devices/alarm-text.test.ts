import { describe, expect, test } from 'vitest';
import { alarmInText } from './alarm-in-text.ts';
import { alarmText } from './alarm-text.ts';
import { basicCredential } from './basic-credential.ts';

describe('a call for help', () => {
  test.each([
    'SOS',
    ' sos!! ',
    'S.O.S.',
    's o s',
    'SOS north gate',
    'North gate. sos',
    '🆘',
    'СОС',
    'Help!',
    'HELP ME',
    'upomoć',
    'U POMOC',
    'Na pomoč!',
    'Помош',
    'ajutor',
    'panic',
    'Alarm',
    '112',
    'mayday',
  ])('%s is one', (text) => {
    expect(alarmText(text)).toBe(text.trim());
  });

  test.each([
    '',
    'Sosa, the cleaner',
    'Emergency exit open',
    'Alarm panel checked',
    'help desk',
    '1120',
    'class osmosis',
  ])('%s is none', (text) => {
    expect(alarmText(text)).toBeNull();
  });

  test.each([[null], [undefined], [{}], [true], [['sos']]])('%j is none', (value) => {
    expect(alarmText(value)).toBeNull();
  });
});

describe('what cannot be read as a message', () => {
  test.each([
    ['{"_type":"location","poi":"SOS","lat":50.8', 'SOS'],
    ['{"_type":"location","poi":"sos north ga', 'sos north ga'],
    ["{'alarm': 'fall'}", 'fall'],
    ['[{"alarm":true}]', 'true'],
    ['alarm=sos&lat=1', 'sos'],
    ['{"tag" : "sos"', 'sos'],
    ['{"_type":"sos"', 'sos'],
  ])('%s still calls for help', (text, word) => {
    expect(alarmInText(text)).toBe(word);
  });

  test.each(['', '{', '{"alarm":false', '{"alarm":null,"poi":"Gate"', 'sos', '"alarmist":"sos"'])(
    '%s does not',
    (text) => {
      expect(alarmInText(text)).toBeNull();
    },
  );

  test('a long body is searched in no time worth naming', () => {
    const hostile = ['alarm:', '"alarm" : ', 'poi"="', ' '].map((part) => part.repeat(200_000)).join('');
    expect(alarmInText(`${hostile}"poi":"sos"`)).not.toBeNull();
  });
});

describe('HTTP Basic', () => {
  const header = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
  test.each([
    [header('ana:pk_secret'), { user: 'ana', secret: 'pk_secret' }],
    [header('ana:with:colons'), { user: 'ana', secret: 'with:colons' }],
    [header(':pk_secret'), { user: '', secret: 'pk_secret' }],
    [header('Č: pk_secret\n'), { user: 'Č', secret: 'pk_secret' }],
    [header('ana:x').replace('Basic', 'basic'), { user: 'ana', secret: 'x' }],
  ])('%s', (value, credential) => {
    expect(basicCredential(value)).toEqual(credential);
  });

  test.each([[undefined], [''], ['Basic'], ['Basic !'], [header('ana')], [header('ana: ')], ['Bearer pk_secret']])(
    '%s names nobody',
    (value) => {
      expect(basicCredential(value)).toBeNull();
    },
  );
});
