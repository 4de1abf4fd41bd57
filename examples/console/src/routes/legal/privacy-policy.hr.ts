import type { LegalText } from './legal-text.ts';

/** The privacy policy (S1.41). It describes what the product does; a provider adds who he is. */
export const privacyPolicy: LegalText = {
  title: 'Pravila privatnosti',
  lead: 'Ova pravila opisuju koje osobne podatke obrađuje sustav za nadzor ophodnji, zašto i koliko dugo.',
  sections: [
    {
      title: 'Koje podatke obrađujemo',
      paragraphs: [
        'O čuvarima: ime i prezime, telefon, dodijeljene rute i smjene, očitanja kontrolnih točaka, poruke, fotografije koje čuvar pošalje te položaj telefona dok je na dužnosti.',
        'O nadzornicima: ime i prezime, adresu e-pošte, ulogu, vrijeme prijave i radnje u sustavu.',
        'Podatke unosi zaštitarska tvrtka koja koristi sustav; ona je voditelj obrade, a pružatelj usluge izvršitelj obrade.',
      ],
    },
    {
      title: 'Zašto ih obrađujemo',
      paragraphs: [
        'Podaci služe sigurnosti čuvara i objekata: prikazu ophodnji, primanju poziva u pomoć, dokazivanju obavljenih provjera i izvještavanju naručitelja.',
        'Položaj se ne koristi za druge svrhe i ne prodaje se. Prema postavkama tvrtke položaj se bilježi samo između početka i kraja rada ili unutar planirane rute.',
      ],
    },
    {
      title: 'Koliko dugo ih čuvamo',
      paragraphs: [
        'Ako tvrtka ne odredi drukčije, položaje čuvamo 90 dana, fotografije jednu godinu, a događaje dvije godine. Nakon toga se brišu.',
      ],
    },
    {
      title: 'Tko ih vidi',
      paragraphs: [
        'Podatke vide samo korisnici iste tvrtke, u okviru svoje uloge i grupe. Svaki uvid u kretanje čuvara bilježi se u dnevnik.',
        'Sustav ne koristi oglašivačke kolačiće ni skripte trećih strana. U pregledniku se čuvaju samo prijava i postavke prikaza.',
      ],
    },
    {
      title: 'Tvoja prava',
      paragraphs: [
        'Imaš pravo na uvid u svoje podatke, ispravak, prijenos i brisanje. Zahtjev pošalji tvrtki u kojoj radiš; administrator podatke može izvesti ili obrisati izravno u sustavu.',
        'Ako smatraš da se podaci obrađuju protivno propisima, možeš se obratiti Agenciji za zaštitu osobnih podataka.',
      ],
    },
  ],
};
