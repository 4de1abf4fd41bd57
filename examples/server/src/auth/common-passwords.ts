/* A table: the passwords that lists of leaked ones begin with, and what people of this region take instead. */

const everywhere = `
123456 1234567 12345678 123456789 1234567890 12345 123123 123321 111111 1111111 11111111 000000 00000000 222222 333333
444444 555555 666666 777777 7777777 888888 88888888 999999 987654321 87654321 654321 54321 121212 112233 102030 131313
159753 147258369 123654 456789 789456 789456123 741852963 147852 159357 232323 212121 101010 010203 11223344 12341234
12344321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwert
qwertz qwertz1 qwertz123 qwertzuiop qweasd qweasdzxc qazwsx qazwsxedc asdfgh asdfghj asdfghjkl asdf1234 asdasd asdqwe123
zxcvbn zxcvbnm yxcvbn yxcvbnm abc123 abcd1234 abcdef abcdefg abcdefgh abc12345 a1b2c3 a1b2c3d4 a12345 a123456 aa123456
aaaaa aaaaaa aaaaaaaa password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass123 pass1234
passpass passwort passwort1 passwd letmein letmein1 welcome welcome1 welcome123 admin admin1 admin12 admin123 admin1234
administrator root toor guest guest123 user1 user123 test1 test123 test1234 testtest demo123 changeme changeme123 default
default1 secret secret1 secret123 master master123 login login123 system manager service support monkey dragon shadow
sunshine princess football baseball basketball soccer hockey superman batman spiderman ironman pokemon starwars
iloveyou iloveyou1 iloveu loveme lovely love123 trustno1 whatever freedom computer internet samsung google facebook
michael jordan jordan23 michelle jessica ashley daniel andrew charlie thomas robert george matthew anthony nicole
jennifer joshua hunter ranger killer tigger ginger pepper cookie banana orange purple yellow flower summer winter
spring autumn monday friday january august liverpool liverpool1 chelsea arsenal barcelona realmadrid juventus ferrari
mercedes porsche mustang harley corvette yamaha hello hello1 hello123 hallo hallo123 access access14 biteme matrix
security security1 security123 guard guard1 guard123 guards patrol patrol1 patrol123 patrolkit officer police alarm
alarm123 panic company company1 office office123 welcome2024 welcome2025 welcome2026 summer2024 summer2025 summer2026
winter2024 winter2025 winter2026 password2024 password2025 password2026 qwerty2024 qwerty2025 qwerty2026
`;

const here = `
lozinka lozinka1 lozinka12 lozinka123 lozinka1234 mojalozinka novalozinka sifra šifra sifra1 sifra123 šifra123 sifra1234
mojasifra zaporka zaporka1 zaporka123 geslo geslo1 geslo123 geslo1234 parola parola1 parola123 parola1234 лозинка
лозинка123 шифра шифра123 volimte volimte1 volimte123 volim volimja ljubav ljubav1 ljubav123 ljubavmoja ljubezen ljubim
dragi draga sunce sunce1 sunce123 suncokret srce1 srećko sretno sretan sreca123 zivot život zivot123 mamaitata mamatata
mama123 tata123 mamica majka123 obitelj porodica hrvatska hrvatska1 hrvatska123 croatia croatia1 srbija srbija1 srbija123
serbia slovenija slovenija1 makedonija makedonija1 македонија romania românia bosna bosna123 hercegovina jugoslavija
zagreb zagreb1 zagreb10 zagreb123 split split1 split123 rijeka rijeka1 rijeka128 osijek osijek1 zadar zadar1 pula1 dubrovnik
beograd beograd1 beograd011 novisad nis123 ljubljana maribor skopje bucuresti sarajevo dalmacija slavonija istra
dinamo dinamo1 dinamo1945 dinamozagreb hajduk hajduk1 hajduk1911 hajduk1950 hajduksplit torcida torcida1950 crvenazvezda
zvezda zvezda1 zvezda1945 delije partizan partizan1 partizan1945 grobari marko marko1 marko123 ivana ivana1 ivana123
ivan1 ivan123 marija marija1 marija123 petar petar1 ana123 luka123 josip josip1 nikola nikola1 nikola123 stefan stefan1
milos milos1 milica milica1 jelena jelena1 dragan dragan1 zoran zoran1 goran goran1 tomislav tomislav1 stjepan kralj
macka mačka macka1 maca123 leptir princeza andjeo anđeo andeo1 medved medvjed bubamara cvijet cvetic jabuka jagoda
čokolada cokolada kikiriki palacinka burek cevapi rakija pivo123 kava123 more123 jadran jadran1 plavimore plavo plava
crvena zelena zelena1 crna123 nogomet fudbal kosarka košarka zastitar zaštitar zastita zaštita zastita1 zastita123
cuvar čuvar cuvar123 strazar stražar ophodnja patrola patrola1 patrola123 sigurnost sigurnost1 sigurnost123 bezbednost
obezbedenje obezbeđenje varnost varnost1 panika policija policija92 dobrodosli dobardan dobardan1 dobrojutro bokbok
kakosi nezna neznam nemam nista ništa nista123 ninini lalala lolololo korisnik korisnik1 tajna tajna1 tajna123 kompjuter
racunalo računar internet1 promijeni promeni promjeni123
`;

const known: ReadonlySet<string> = new Set(`${everywhere} ${here}`.trim().toLowerCase().split(/\s+/));

/** Whether a password is one of those that are tried first; capital and small letters are equal. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.normalize('NFC').toLowerCase());
}
