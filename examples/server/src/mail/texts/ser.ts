import type { MailTexts } from './mail-texts.ts';

/** Serbian, in Cyrillic. */
export const ser: MailTexts = {
  panic: 'Паника',
  exception: 'Изузетак',
  drill: 'ВЕЖБА',
  drillNote: 'Ово је вежба. Нико није у опасности.',
  nobodyListens: 'Тренутно се не чује ниједна конзола која сме да види овај аларм.',
  unconfirmed: (seconds) => `Аларм није потврђен већ ${seconds} s.`,
  guard: 'Чувар',
  time: 'Време',
  location: 'Локација',
  position: 'Положај',
  unknown: 'непознат',
  map: 'Мапа',
  description: 'Опис',
  comment: 'Коментар',
  console: 'Конзола',
  resetSubject: 'Нова лозинка',
  resetText: (minutes) => [
    'За ову адресу затражена је нова лозинка.\n\nОтворите везу и поставите нову лозинку:',
    `Веза важи ${minutes} минута и може се употребити једном. Ако то нисте тражили, занемарите ову поруку: лозинка остаје иста.`,
  ],
};
