import type { MailTexts } from './mail-texts.ts';

/** Slovenian. */
export const slo: MailTexts = {
  panic: 'Panika',
  exception: 'Izjema',
  drill: 'VAJA',
  drillNote: 'To je vaja. Nihče ni v nevarnosti.',
  nobodyListens: 'Trenutno ni slišati nobene konzole, ki sme videti ta alarm.',
  unconfirmed: (seconds) => `Alarm že ${seconds} s ni potrjen.`,
  guard: 'Varnostnik',
  time: 'Čas',
  location: 'Lokacija',
  position: 'Položaj',
  unknown: 'neznan',
  map: 'Zemljevid',
  description: 'Opis',
  comment: 'Komentar',
  console: 'Konzola',
  resetSubject: 'Novo geslo',
  resetText: (minutes) => [
    'Za ta naslov je bilo zahtevano novo geslo.\n\nOdprite povezavo in nastavite novo geslo:',
    `Povezava velja ${minutes} minut in jo je mogoče uporabiti enkrat. Če tega niste zahtevali, to sporočilo prezrite: geslo ostane nespremenjeno.`,
  ],
};
