import type { MailTexts } from './mail-texts.ts';

/** Romanian. */
export const ro: MailTexts = {
  panic: 'Panică',
  exception: 'Excepție',
  drill: 'EXERCIȚIU',
  drillNote: 'Acesta este un exercițiu. Nimeni nu este în pericol.',
  nobodyListens: 'În acest moment nu se aude nicio consolă care poate vedea această alarmă.',
  unconfirmed: (seconds) => `Alarma nu a fost confirmată de ${seconds} s.`,
  guard: 'Agent de pază',
  time: 'Ora',
  location: 'Locația',
  position: 'Poziția',
  unknown: 'necunoscută',
  map: 'Harta',
  description: 'Descriere',
  comment: 'Comentariu',
  console: 'Consola',
  resetSubject: 'Parolă nouă',
  resetText: (minutes) => [
    'Pentru această adresă a fost cerută o parolă nouă.\n\nDeschideți linkul și setați o parolă nouă:',
    `Linkul este valabil ${minutes} de minute și poate fi folosit o singură dată. Dacă nu ați cerut acest lucru, ignorați acest mesaj: parola rămâne aceeași.`,
  ],
};
