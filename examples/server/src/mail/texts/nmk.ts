import type { MailTexts } from './mail-texts.ts';

/** Macedonian. */
export const nmk: MailTexts = {
  panic: 'Паника',
  exception: 'Исклучок',
  drill: 'ВЕЖБА',
  drillNote: 'Ова е вежба. Никој не е во опасност.',
  nobodyListens: 'Во моментов не се слуша ниту една конзола што смее да го види овој аларм.',
  unconfirmed: (seconds) => `Алармот не е потврден веќе ${seconds} s.`,
  guard: 'Чувар',
  time: 'Време',
  location: 'Локација',
  position: 'Позиција',
  unknown: 'непозната',
  map: 'Карта',
  description: 'Опис',
  comment: 'Коментар',
  console: 'Конзола',
  resetSubject: 'Нова лозинка',
  resetText: (minutes) => [
    'За оваа адреса е побарана нова лозинка.\n\nОтворете ја врската и поставете нова лозинка:',
    `Врската важи ${minutes} минути и може да се искористи еднаш. Ако не сте го побарале ова, занемарете ја пораката: лозинката останува иста.`,
  ],
};
