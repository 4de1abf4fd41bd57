import type { LegalText } from './legal-text.ts';

/** The terms of service (S1.42 to S1.44). */
export const termsOfService: LegalText = {
  title: 'Uvjeti korištenja',
  lead: 'Ovi uvjeti vrijede za korištenje sustava za nadzor ophodnji.',
  sections: [
    {
      title: 'Usluga',
      paragraphs: [
        'Pružatelj usluge zaštitarskoj tvrtki omogućuje nadzor ophodnji uživo, planiranje ruta, primanje alarma i izvještavanje. Mobilna aplikacija čuvara zaseban je proizvod.',
        'Tvrtka odgovara za točnost unesenih podataka, za dodjelu uloga i za to da alarme u svakom trenutku prati ovlaštena osoba.',
      ],
    },
    {
      title: 'Ispravljanje pogrešaka',
      paragraphs: [
        'Pružatelj usluge obvezuje se prijavljene pogreške ispraviti u roku od 48 sati od prijave.',
        'Prijava treba sadržavati opis pogreške, vrijeme i, ako postoji, tekst poruke koju je sustav prikazao.',
      ],
    },
    {
      title: 'Cijena',
      paragraphs: [
        'Cijena usluge ovisi o broju zaštitara, odnosno o broju aktivnih čuvara u sustavu u obračunskom mjesecu. Broj nadzornika ne utječe na cijenu.',
      ],
    },
    {
      title: 'Dostupnost i podaci',
      paragraphs: [
        'Planirani radovi najavljuju se unaprijed. Podaci tvrtke ostaju njezini: može ih izvesti u svakom trenutku, a nakon prestanka ugovora brišu se u dogovorenom roku.',
      ],
    },
    {
      title: 'Odgovornost',
      paragraphs: [
        'Sustav pomaže nadzoru, ali ne zamjenjuje pozive hitnim službama. Pružatelj ne odgovara za prekide mreže, struje ili uređaja koje ne nadzire.',
      ],
    },
  ],
};
